// The view of Sacrifice Duel, and how its cards are called and drawn.
import type { Playing, Rank, Suit } from '../../art/playing';
import type { Seat, View } from '../../lib/protocol';
import type * as wire from './wire';

/** A card as the engine writes it: "10b", "Ar", "X". Equal codes are the same card; suits are only drawn. */
export type Code = string;

export type { Hand as PastHand, Side, Trick } from './wire';

/** The view, and what a moving picture adds to it. */
export interface DuelView extends wire.View {
  /** Only while it is shown: the trick that has just been decided. */
  taking?: wire.Trick;
  /** Only while it is shown: what was bought. */
  buying?: Pick<wire.Bought, 'seat' | 'spent' | 'bought'>;
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

const suitsOf = (code: Code) => SUITS[code === 'X' ? 'X' : code.slice(-1)] as [Suit, Suit];

/** The trophies of one code in the order in which they were at stake; the last of them may be so now. */
function staked(view: DuelView, code: Code): { suit: Suit; winner: Seat | null }[] {
  const winner = view.phase === 'sacrifice' || view.over ? view.winner : null;
  const now = view.hands.length < view.round ? [{ trophy: view.trophy, winner }] : [];
  const suits = suitsOf(code);
  return [...view.hands, ...now]
    .filter((one) => one.trophy === code)
    .map((one, i) => ({ suit: suits[i] ?? suits[0], winner: one.winner }));
}

/** The trophy of this hand: whoever wins it, it stays the same card. */
export function trophyNow(view: DuelView): Playing {
  return { rank: rankOf(view.trophy), suit: staked(view, view.trophy).at(-1)?.suit ?? suitsOf(view.trophy)[0] };
}

/** The card that is drawn for the nth copy (from 0) of a code in an owner's possession. */
export function drawnAs(view: DuelView, code: Code, owner: Owner, nth = 0): Playing {
  const [first, second] = suitsOf(code);
  const won = staked(view, code).filter((one) => one.winner === owner);
  const held = (seat: Seat) => sideOf(view, seat).collection.filter((one) => one === code).length;
  const own: Suit[] = owner === 1 ? [second, first] : owner === 0 ? [first, second] : [first, second].slice(held(0));
  const from = won.length ? won.map((one) => one.suit) : own;
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
export function trophiesWon(view: DuelView): (wire.Hand & { card: Playing })[] {
  return view.hands.map((hand, i) => {
    const before = view.hands.slice(0, i).filter((one) => one.trophy === hand.trophy).length;
    return { ...hand, card: { rank: rankOf(hand.trophy), suit: suitsOf(hand.trophy)[before] ?? suitsOf(hand.trophy)[0] } };
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
