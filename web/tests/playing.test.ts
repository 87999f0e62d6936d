import { describe, expect, test } from 'vitest';
import { RANKS, SUITS, cardName, colourOf, parseCard, pipsOf } from '../src/art/playing/cards';

describe('playing cards', () => {
  test('are named by rank and suit, jokers by colour', () => {
    expect(cardName({ rank: '10', suit: 'S' })).toBe('10 of spades');
    expect(cardName({ rank: 'A', suit: 'H' })).toBe('ace of hearts');
    expect(cardName({ rank: 'X', suit: 'H' })).toBe('red joker');
    expect(cardName({ rank: 'X', suit: 'S' })).toBe('black joker');
  });

  test('come from their codes', () => {
    expect(parseCard('10S')).toEqual({ rank: '10', suit: 'S' });
    expect(parseCard('KD')).toEqual({ rank: 'K', suit: 'D' });
    expect(parseCard('X1')).toEqual({ rank: 'X', suit: 'H' });
    expect(parseCard('X2')).toEqual({ rank: 'X', suit: 'S' });
    expect(parseCard('1S')).toBeNull();
    expect(parseCard('10X')).toBeNull();
  });

  test('hearts and diamonds are red', () => {
    expect(SUITS.filter((suit) => colourOf(suit) === 'red')).toEqual(['D', 'H']);
  });

  test.each(RANKS.filter((rank) => Number(rank)))('the %s shows as many pips', (rank) => {
    expect(pipsOf(rank)).toHaveLength(Number(rank));
  });

  test('aces, faces and jokers have drawings instead of pips', () => {
    expect(['A', 'J', 'Q', 'K', 'X'].map((rank) => pipsOf(rank as 'A').length)).toEqual([0, 0, 0, 0, 0]);
  });
});
