/** French playing cards as they are drawn and named; what they are worth is each game's business. */

export const SUITS = ['C', 'D', 'H', 'S'] as const;
/** X is a joker; its suit says only which of the two it is: the red one (H, D) or the black one (C, S). */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'X'] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];
export type Colour = 'red' | 'black';
/** large: the whole drawing; medium: one large rank and suit, for cards of 30 to 60 px; small: a chip of 20 to 30 px. */
export type CardSize = 'large' | 'medium' | 'small';

export interface Playing {
  rank: Rank;
  suit: Suit;
}

const SUIT_NAMES: Record<Suit, string> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };
const RANK_NAMES: Partial<Record<Rank, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king', X: 'joker' };

export const colourOf = (suit: Suit): Colour => (suit === 'H' || suit === 'D' ? 'red' : 'black');

export const suitName = (suit: Suit): string => SUIT_NAMES[suit];

/** "ace", "king", "10". */
export const rankName = (rank: Rank): string => RANK_NAMES[rank] ?? rank;

/** "10 of spades", "king of hearts", "red joker". */
export function cardName({ rank, suit }: Playing): string {
  return rank === 'X' ? `${colourOf(suit)} joker` : `${rankName(rank)} of ${suitName(suit)}`;
}

/** A card from its code: rank, then suit ("10S", "AH"); X1 is the red joker, X2 the black one. Null: no such card. */
export function parseCard(code: string): Playing | null {
  if (code === 'X1') return { rank: 'X', suit: 'H' };
  if (code === 'X2') return { rank: 'X', suit: 'S' };
  const rank = RANKS.find((known) => known === code.slice(0, -1));
  const suit = SUITS.find((known) => known === code.slice(-1));
  return rank && suit ? { rank, suit } : null;
}

/** Where a pip stands on a card of 100 x 140; a turned one stands on its head. */
export interface PipPlace {
  x: number;
  y: number;
  turned: boolean;
}

const L = 37;
const M = 51.5;
const R = 66;
const corners = (y: number): [number, number][] => [
  [L, y],
  [R, y],
];
const FIELD: Partial<Record<Rank, [number, number][]>> = {
  '2': [
    [M, 30],
    [M, 110],
  ],
  '3': [
    [M, 30],
    [M, 70],
    [M, 110],
  ],
  '4': [...corners(32), ...corners(108)],
  '5': [...corners(32), [M, 70], ...corners(108)],
  '6': [...corners(32), ...corners(70), ...corners(108)],
  '7': [...corners(32), [M, 51], ...corners(70), ...corners(108)],
  '8': [...corners(32), [M, 51], ...corners(70), [M, 89], ...corners(108)],
  '9': [...corners(29), ...corners(56), [M, 70], ...corners(84), ...corners(111)],
  '10': [...corners(29), [M, 42.5], ...corners(56), ...corners(84), [M, 97.5], ...corners(111)],
};

/** The pips of a number card; the lower half leans to the left so that both corners keep their distance. */
export function pipsOf(rank: Rank): PipPlace[] {
  return (FIELD[rank] ?? []).map(([x, y]) => ({ x: x - (y > 70 ? 3 : y === 70 ? 1.5 : 0), y, turned: y > 70 }));
}
