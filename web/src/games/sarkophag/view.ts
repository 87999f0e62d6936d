// The view of Sarkophag on the wire, and the few names that are made from it.
import type { View } from '../../lib/protocol';

export interface Played {
  seat: number;
  card: number;
  breaks: boolean;
}

export interface Trick {
  number: number;
  leader: number;
  cards: Played[];
  direction: 'down' | 'up';
  broken: boolean;
  taker: number;
  heads: number;
}

export interface Proven {
  seat: number;
  lowest: number | null;
  highest: number | null;
  fives_only: boolean;
}

export interface SarkophagView {
  players: number;
  seat: number | null;
  round: number;
  trick_number: number;
  dealer: number;
  leader: number;
  turn: number | null;
  hand: number[];
  hand_sizes: number[];
  trick: Played[];
  direction: 'down' | 'up' | null;
  broken: boolean;
  would_take: number | null;
  trick_heads: number;
  round_heads: number[];
  totals: number[];
  rounds: number[][];
  tricks: Trick[];
  proven: Proven[];
  aside: number;
  heads: number[];
  unconfirmed: number[];
  match: 'single' | 'limit';
  limit: number | null;
  over: boolean;
}

export interface Preview {
  /** Nobody, while only the lead lies there. */
  takes: number | null;
  heads: number;
  breaks: boolean;
  last: boolean;
}

export const CARDS = 60;
export const TRICKS = 10;

export const read = (view: View) => view as unknown as SarkophagView;
export const write = (view: SarkophagView) => view as unknown as View;

const COUNTS = ['no head', 'one head', 'two heads', 'three heads', 'four heads', 'five heads'];

export const headsOf = (view: SarkophagView, card: number) => view.heads[card - 1] ?? 0;
export const inWords = (heads: number) => COUNTS[heads] ?? `${heads} heads`;
export const inFigures = (heads: number) => (heads === 1 ? '1 head' : `${heads} heads`);

/** "15, five heads": how a card is called. */
export const cardName = (view: SarkophagView, card: number) => `${card}, ${inWords(headsOf(view, card))}`;
