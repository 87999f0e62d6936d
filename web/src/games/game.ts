import type { Component } from 'svelte';
import type { Ask, GameEvent, MoveInfo, Notation, Outcome, Seat, View, Words } from '../lib/protocol';
import type { Timed } from '../lib/motion';

/** still: nothing happens; taken: a trick lies complete and its taker is lit; sweep: it is on its way to the taker. */
export type Phase = 'still' | 'taken' | 'sweep';

/** One picture of an update, before the table adds number, ask and outcome. */
export interface Step<V = View> extends Timed {
  view: V;
  words: Words;
  phase: Phase;
}

/** Something of one's own that can be played: a card in the hand. */
export interface HandItem {
  move: Notation;
  /** The full name that is read aloud: "15, five heads". */
  name: string;
}

export interface SeatFacts {
  cards: number;
  score: number;
  /** The word after the score: "heads". */
  unit: string;
  /** The score of the whole match, where it is more than this round. */
  total: number | null;
  note: string;
}

export interface SceneProps {
  view: View;
  you: Seat | null;
  names: string[];
  chosen: MoveInfo | null;
  /** The moves that are legal now; null while somebody else decides. */
  legal: ReadonlySet<Notation> | null;
  phase: Phase;
}

export interface MemoryProps {
  view: View;
  you: Seat | null;
  names: string[];
  notes: string[];
  /** Plays a finished trick back on the board. */
  lookBack: ((number: number) => void) | null;
}

export interface ScoresProps {
  view: View;
  you: Seat | null;
  names: string[];
  outcome: Outcome;
}

/** What a game's folder gives to the table. The table knows no game, a game knows no socket. */
export interface GameClient {
  name: string;
  /** The board. */
  Scene: Component<SceneProps>;
  /** The face of one thing in the hand. */
  Card: Component<{ move: Notation; view: View }>;
  /** The drawer: what was seen, past tricks, scores. */
  Memory: Component<MemoryProps>;
  /** Below the result at the end. */
  Scores: Component<ScoresProps>;
  /** A small drawing beside scores. */
  Mark: Component;
  /** Emphasised words that deserve the mark in front of them. */
  marked: RegExp;
  hand(view: View): HandItem[];
  where(view: View): { short: string; long: string };
  turn(view: View): Seat | null;
  facts(view: View, seat: Seat): SeatFacts;
  /** Who takes, or would take, what lies on the table. */
  taker(view: View): Seat | null;
  /** The number of the newest finished trick, if there is one to look back at. */
  newest(view: View): number | null;
  /** Which way the duty points. */
  arrow(view: View, ask: Ask | null): 'left' | 'right' | null;
  /** How an update is shown, one thing after the other; the last step is the update's own view. */
  steps(before: View, after: { events: GameEvent[]; view: View; words: Words }): Step[];
  /** A finished trick once more, card by card; `told` is what was said when it was taken. */
  lookBack(view: View, number: number, names: string[], you: Seat | null, told: string | null): Step[];
}
