// The view of Sacrifice Duel on the wire, and how its cards are called and drawn.
import type { Playing, Rank, Suit } from '../../art/playing';
import type { Seat, View } from '../../lib/protocol';

/** A card as the engine writes it: "10b", "Ar", "X". Equal codes are the same card; suits are only drawn. */
export type Code = string;

export interface Trick {
  number: number;
  /** Seat 0's and seat 1's. */
  cards: [Code, Code];
  leader: Seat | null;
  winner: Seat | null;
  result: 'won' | 'tie' | 'void';
  sudden: boolean;
}

export interface PastHand {
  round: number;
  trophy: Code;
  winner: Seat;
  tricks: [number, number];
  sacrificed: number;
}

export interface Side {
  hand_size: number;
  draw_size: number;
  discard_size: number;
  altar_size: number;
  owns: number;
  tricks: number;
  committed: boolean;
  card: Code | null;
  order: string | null;
  open_discard: Code[];
  collection: Code[];
  trophies: Code[];
  trophy_points: number;
  hand: Code[] | null;
  draw: Code[] | null;
  discard: Code[] | null;
  altar: Code[] | null;
  altar_points: number | null;
  points: number | null;
}

export type DuelPhase =
  | 'sealed'
  | 'first_buys'
  | 'second_buys'
  | 'together'
  | 'lead'
  | 'follow'
  | 'sudden'
  | 'sacrifice'
  | 'over';

export interface DuelView {
  seat: Seat | null;
  round: number;
  rounds: number;
  phase: DuelPhase;
  to_act: Seat[];
  trophy: Code;
  trump: 'red' | 'black' | null;
  tricks: number;
  lowest_wins: boolean;
  order: Code[];
  never_win: Code[];
  buyer: Seat | null;
  leader: Seat | null;
  led: Code | null;
  beating: Code[];
  trick_number: number;
  sudden: number;
  played: Trick[];
  market: Record<Code, number>;
  coming: Code[];
  hands: PastHand[];
  winner: Seat | null;
  limit: number;
  safe: number;
  offered: number;
  yours: Code[];
  pool: Code[];
  floor: number;
  sides: [Side, Side];
  over: boolean;
  /** Only while it is shown: the trick that has just been decided. */
  taking?: Trick;
  /** Only while it is shown: what was bought. */
  buying?: { seat: Seat; spent: Code[]; bought: Code[] };
}

export const read = (view: View) => view as unknown as DuelView;
export const write = (view: DuelView) => view as unknown as View;

export const isBuying = (view: DuelView) => ['sealed', 'first_buys', 'second_buys'].includes(view.phase);
export const isTrick = (view: DuelView) => ['together', 'lead', 'follow', 'sudden'].includes(view.phase);
export const sideOf = (view: DuelView, seat: Seat) => view.sides[seat === 1 ? 1 : 0];
/** The seat that is drawn at the lower edge. */
export const nearSeat = (you: Seat | null): Seat => you ?? 0;

// -- names

const RANK_NAMES: Record<string, string> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack', X: 'joker' };

export const rankOf = (code: Code): Rank => (code === 'X' ? 'X' : code.slice(0, -1)) as Rank;
export const isRed = (code: Code) => code.endsWith('r');
export const colourName = (code: Code) => (isRed(code) ? 'red' : 'black');

/** "red 6", "black ace", "joker": suits do not matter, so they are not named. */
export const called = (code: Code) =>
  code === 'X' ? 'joker' : `${colourName(code)} ${RANK_NAMES[rankOf(code)] ?? rankOf(code)}`;

/** "a 7", "an 8". */
export const withArticle = (rank: string) => `${rank === '8' ? 'an' : 'a'} ${rank}`;
export const inWords = (count: number) => ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][count] ?? `${count}`;
export const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

// -- suits: of every code there are two cards. Seat 0's come from one end, seat 1's from the other, the table has the rest.

const SUITS: Record<string, [Suit, Suit]> = { r: ['H', 'D'], b: ['S', 'C'], X: ['H', 'S'] };

export type Owner = Seat | 'table';

/** The card that is drawn for the nth copy (from 0) of a code in an owner's possession. */
export function drawnAs(view: DuelView, code: Code, owner: Owner, nth = 0): Playing {
  const [first, second] = SUITS[code === 'X' ? 'X' : code.slice(-1)] as [Suit, Suit];
  const held = (seat: Seat) => sideOf(view, seat).collection.filter((one) => one === code).length;
  const from: Suit[] = owner === 1 ? [second, first] : owner === 0 ? [first, second] : [first, second].slice(held(0));
  return { rank: rankOf(code), suit: from[Math.min(nth, from.length - 1)] ?? first };
}

export const keyOf = ({ rank, suit }: Playing) => `${rank}${suit}`;

export interface Held extends Playing {
  key: string;
  code: Code;
}

/** Cards of one seat as they are drawn; `before` are copies that lie elsewhere in sight. */
export function held(view: DuelView, seat: Owner, codes: readonly Code[], before: readonly Code[] = []): Held[] {
  const seen = [...before];
  return codes.map((code) => {
    const card = drawnAs(view, code, seat, seen.filter((one) => one === code).length);
    seen.push(code);
    return { ...card, key: keyOf(card), code };
  });
}

/** The trophies of the hands so far as they are drawn, one after the other. */
export function trophiesWon(view: DuelView): (PastHand & { card: Playing })[] {
  return view.hands.map((hand, i) => {
    const before = view.hands.slice(0, i).filter((one) => one.trophy === hand.trophy && one.winner === hand.winner);
    return { ...hand, card: drawnAs(view, hand.trophy, hand.winner, before.length) };
  });
}

/** What a seat has played in this hand, in the order of the tricks. */
export const rowOf = (view: DuelView, seat: Seat): Code[] =>
  [...view.played, ...(view.taking ? [view.taking] : [])].map((trick) => trick.cards[seat === 1 ? 1 : 0]);

/** The hand of a seat: strongest first while tricks are played, by rank at the market. */
export function handOf(view: DuelView, seat: Seat): Held[] {
  const { hand, card } = sideOf(view, seat);
  if (hand === null) return [];
  const out = card === null || view.taking ? rowOf(view, seat) : [...rowOf(view, seat), card];
  return held(view, seat, isBuying(view) ? byRank(hand) : byStrength(view, hand), out);
}

const LISTED: Rank[] = ['10', '9', '8', '7', '6', '5', '4', '3', '2', 'A', 'K', 'Q', 'J', 'X'];
export const byRank = (codes: readonly Code[]) =>
  [...codes].sort((a, b) => LISTED.indexOf(rankOf(a)) - LISTED.indexOf(rankOf(b)) || b.localeCompare(a));
export const byStrength = (view: DuelView, codes: readonly Code[]) =>
  [...codes].sort((a, b) => view.order.indexOf(b) - view.order.indexOf(a));

/** Takes these cards out of those, each as often as it is named. */
export function without<T>(those: readonly T[], these: readonly T[]): T[] {
  const left = [...those];
  for (const one of these) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
