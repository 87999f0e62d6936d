// The view of S.A.C.R.E. Bleu! on the wire, and the previews of its moves.
import type { MoveInfo, View } from '../../lib/protocol';
import type { Told } from './steps';

/** "10C", "AS"; "X1" and "X2" are the jokers. */
export type Card = string;
export type Option = 'score' | 'advertise' | 'cycle' | 'return' | 'exchange';
export const OPTIONS: readonly Option[] = ['score', 'advertise', 'cycle', 'return', 'exchange'];

export interface Known {
  card: Card;
  /** false: was last seen there and may have moved on. */
  sure: boolean;
  public: boolean;
  locked: boolean;
}

export interface Shown {
  card: Card;
  /** What a joker stands for. */
  as: Card;
}

export interface ScoredSet {
  round: number;
  cards: Card[];
  points: number;
  shown: Shown[];
}

export interface SeatView {
  seat: number;
  score: number;
  size: number;
  open: boolean;
  out: boolean;
  hand: Card[] | null;
  known: Known[];
  backs: number;
  could_hide: number;
  sets: ScoredSet[];
  untouched: boolean;
  acted: boolean;
}

export interface Group {
  suit: string;
  slots: { card: Card; held: boolean }[];
  cards: Card[];
  points: number;
  best: { points: number; with: Card } | null;
  complete: boolean;
  missing: Card[];
  gone: Card[];
  caption: string;
}

export interface Segment {
  zone: string;
  size: number;
  /** Who put this layer there; null: from the deal. */
  by: number | null;
  cards: Card[] | null;
}

export interface Deck {
  size: number;
  from_deal: number;
  segments: Segment[];
  cards: Card[] | null;
}

export interface Arrow {
  from: number;
  to: number;
}

export interface Answer {
  seat: number;
  state: 'choosing' | 'laid' | 'unable';
  card: Card | null;
  hand: Card[] | null;
}

export interface Advertise {
  by: number;
  card: Card | null;
  value: number;
  answers: Answer[];
}

export interface CycleUnderWay {
  by: number;
  q: number;
  n: number;
  arrows: Arrow[];
  out: number[];
  done: number[];
}

export interface Exchange {
  by: number;
  target: number | null;
  given: Card | null;
  hides: boolean;
  aside: Card[] | null;
  visible: Card[] | null;
  takeable: Card[] | null;
}

export interface Place {
  card: Card;
  at: string[];
  last: string | null;
  public: boolean;
}

export interface Lock {
  card: Card;
  taker: number;
  round: number;
}

export interface BleuView {
  seat: number | null;
  players: number;
  round: number;
  rounds: number;
  phase: string;
  over: boolean;
  first: number;
  order: number[];
  crown: number;
  active: number | null;
  to_act: number[];
  final: boolean;
  most_cycle: number;
  last_turn: { seat: number; option: Option; round: number } | null;
  cycle_barred: string | null;
  seats: SeatView[];
  hand: Card[];
  picked: Card[];
  need: number;
  groups: Group[];
  jokers: Card[];
  locked: Lock[];
  deck: Deck;
  where: Place[];
  advertise: Advertise | null;
  cycle: CycleUnderWay | null;
  exchange: Exchange | null;
  swap: { by: number; into: Card[]; out: Card[] } | null;
  reach: { seat: number; total: number; acted: boolean }[];
  winner: number | null;
  /** Added by the table: what has just happened, and packets on their way. */
  told?: Told | null;
  flow?: { q: number; arrows: Arrow[] } | null;
}

/** A run that can be scored now, or one that may not be and why. */
export interface Proposal {
  cards: Card[];
  shown: Shown[];
  points: number;
  total: number;
  left: number;
  allowed: boolean;
  words: string;
  rule: string;
  moves: string[];
}

/** A run in reach by trading with the open deck and scoring after it. */
export interface Swap extends Omit<Proposal, 'left'> {
  suit: string;
  into: Card[];
  out: Card[];
}

export interface CycleRule {
  q: number;
  n: number;
  arrows: Arrow[];
  out: number[];
  gives_to: number | null;
  gets_from: number | null;
}

export const read = (view: View) => view as unknown as BleuView;

/** What the server says would follow from a move. */
export const preview = <T>(move: MoveInfo | null | undefined) => (move?.preview ?? {}) as unknown as Partial<T>;

/** The card that a notation such as "offer 8D" is about. */
export const cardOf = (notation: string): Card => notation.slice(notation.indexOf(' ') + 1);
