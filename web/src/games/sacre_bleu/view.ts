// The view of S.A.C.R.E. Bleu!, and the previews of its moves.
import type { MoveInfo, View } from '../../lib/protocol';
import type { Told } from './steps';
import type * as wire from './wire';
import type { Arrow, Option, Shown } from './wire';

/** "10C", "AS"; "X1" and "X2" are the jokers. */
export type Card = string;
export const OPTIONS: readonly Option[] = ['score', 'advertise', 'cycle', 'return', 'exchange'];

export type {
  Advertise, Answer, Arrow, Cycle as CycleUnderWay, Deck, Group, KnownCard as Known, Option, SeatView, Segment, Set as ScoredSet, Shown, Where as Place,
} from './wire';

/** The view, and what the table adds to it: what has just happened, and packets on their way. */
export interface BleuView extends wire.View {
  told?: Told | null;
  flow?: Pick<wire.Cycled, 'q' | 'arrows'> | null;
}

/** A run that can be scored now, or one that may not be and why. */
export interface Proposal {
  cards: readonly Card[];
  shown: readonly Shown[];
  points: number;
  total: number;
  left: number;
  allowed: boolean;
  words: string;
  rule: string;
  moves: readonly string[];
}

/** A run in hand: its real cards, and the numbers of jokers with which it may be scored, or may not and why. */
export interface Scorable {
  cards: readonly Card[];
  points: number;
  jokers: readonly number[];
  barred: readonly number[];
  why: Why | null;
}

export interface Why {
  words: string;
  rule: string;
}

/** A run in reach by trading with the open deck and scoring after it. */
export interface Swap extends Omit<Proposal, 'left'> {
  suit: string;
  into: readonly Card[];
  out: readonly Card[];
}

export interface CycleRule {
  q: number;
  n: number;
  arrows: readonly Arrow[];
  out: readonly number[];
  gives_to: number | null;
  gets_from: number | null;
}

export const read = (view: View) => view as unknown as BleuView;

/** What the server says would follow from a move. */
export const preview = <T>(move: MoveInfo | null | undefined) => (move?.preview ?? {}) as unknown as Partial<T>;

/** The card that a notation such as "offer 8D" is about. */
export const cardOf = (notation: string): Card => notation.slice(notation.indexOf(' ') + 1);
