import Head from '../../art/Head.svelte';
import type { Ask, View } from '../../lib/protocol';
import type { HandGame, SeatFacts } from '../../table/handgame';
import Card from './Card.svelte';
import Scene from './Scene.svelte';
import { cardName, read, type Preview } from './view';

function facts(view: View, seat: number): SeatFacts {
  const { hand_sizes, round_heads, totals, match, round, dealer, over } = read(view);
  const score = round_heads[seat] ?? 0;
  const total = match === 'limit' && round > 1 ? (totals[seat] ?? 0) + (over ? 0 : score) : null;
  return {
    cards: hand_sizes[seat] ?? 0,
    score,
    unit: score === 1 ? 'head' : 'heads',
    total,
    note: seat === dealer ? 'dealt' : '',
  };
}

function arrow(view: View, ask: Ask | null): 'left' | 'right' | null {
  const { direction } = read(view);
  if (ask?.about !== 'follow' || direction === null) return null;
  if (ask.moves.every((move) => (move.preview as unknown as Preview).breaks)) return null; // nothing lies that way
  return direction === 'down' ? 'left' : 'right';
}

const hand = (view: View) => read(view).hand.map((card) => ({ move: String(card), name: cardName(read(view), card) }));

export const hands: HandGame = {
  name: 'sarkophag',
  Scene,
  Card,
  Mark: Head,
  explains: { cards: 'hand', score: 'heads limit', note: 'dealer' },
  marked: /^\d+ heads?$/,
  hand,
  turn: (view) => read(view).turn,
  facts,
  taker: (view) => read(view).would_take,
  newest: (view) => read(view).tricks.at(-1)?.number ?? null,
  arrow,
};
