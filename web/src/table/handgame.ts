import type { Component } from 'svelte';
import type { Phase, Score } from '../games/game';
import type { Ask, MoveInfo, Notation, Seat, View } from '../lib/protocol';

/** Something of one's own that can be played: a card in the hand. */
export interface HandItem {
  move: Notation;
  /** The full name that is read aloud: "15, five heads". */
  name: string;
}

export interface SeatFacts extends Score {
  cards: number;
  /** The score of the whole match, where it is more than this round. */
  total: number | null;
  note: string;
}

export interface SceneProps {
  view: View;
  you: Seat | null;
  names: readonly string[];
  chosen: MoveInfo | null;
  /** The moves that are legal now; null while somebody else decides. */
  legal: ReadonlySet<Notation> | null;
  phase: Phase;
}

/** What `HandTable` wants of a game in which everybody holds a hand and plays to one board. */
export interface HandGame {
  name: string;
  /** The board. */
  Scene: Component<SceneProps>;
  /** The face of one thing in the hand. */
  Card: Component<{ move: Notation; view: View }>;
  Mark: Component;
  /** The words that explain what stands beside a seat. */
  explains: { cards: string; score: string; note: string };
  /** Emphasised words that deserve the mark in front of them. */
  marked: RegExp;
  hand(view: View): HandItem[];
  turn(view: View): Seat | null;
  facts(view: View, seat: Seat): SeatFacts;
  /** Who takes, or would take, what lies on the table. */
  taker(view: View): Seat | null;
  /** The number of the newest finished trick, if there is one to look back at. */
  newest(view: View): number | null;
  /** Which way the duty points. */
  arrow(view: View, ask: Ask | null): 'left' | 'right' | null;
}
