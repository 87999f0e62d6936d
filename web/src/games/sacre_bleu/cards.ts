// What cards are called, and how they are ordered for drawing.
import { cardName as nameOf, parseCard, suitName as nameOfSuit, type Suit } from '../../art/playing/cards';
import type { Card } from './view';

export const SUITS: readonly Suit[] = ['C', 'D', 'H', 'S'];
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;

export const isJoker = (card: Card) => card.startsWith('X');
export const rankOf = (card: Card) => card.slice(0, -1);
/** "X" for the jokers. */
export const suitOf = (card: Card): string => (isJoker(card) ? 'X' : card.slice(-1));
export const suitName = (suit: string) => ((SUITS as readonly string[]).includes(suit) ? nameOfSuit(suit as Suit) : 'jokers');
export const isRed = (card: Card) => card === 'X1' || 'DH'.includes(suitOf(card));

/** "ace of diamonds", "red joker". */
export function cardName(card: Card): string {
  const playing = parseCard(card);
  return playing ? nameOf(playing) : card;
}

const SIGNS: Record<string, string> = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' };

/** "Lay queen of hearts" as a button says it: "Lay Q♥". */
export const inBrief = (label: string) =>
  label.replace(/\b(?:the )?(\d+|jack|queen|king|ace) of (clubs|diamonds|hearts|spades)/g, (_, rank: string, suit: string) =>
    `${/\d/.test(rank) ? rank : rank.charAt(0).toUpperCase()}${SIGNS[suit] ?? ''}`,
  );

const place = (card: Card) =>
  isJoker(card)
    ? 100 + Number(card.slice(1))
    : (SUITS as readonly string[]).indexOf(suitOf(card)) * 13 + (RANKS as readonly string[]).indexOf(rankOf(card));

/** Clubs, diamonds, hearts, spades; 2 to ace; jokers last. */
export const inOrder = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => place(a) - place(b));

/** The same cards by suit, without empty rows; jokers stand in a row of their own. */
export function bySuit(cards: readonly Card[]): Card[][] {
  const sorted = inOrder(cards);
  return [...SUITS, 'X'].map((suit) => sorted.filter((card) => suitOf(card) === suit)).filter((row) => row.length > 0);
}
