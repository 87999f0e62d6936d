import { describe, expect, test } from 'vitest';
import { barredName, grouped, matching, mentions, typedOn } from '../src/games/plain/moves';
import { bySeat, isLit, read, turnOf, zoneTitle, type Reading } from '../src/games/plain/reading';
import { brief, say, titleOf, tongueOf } from '../src/games/plain/words';
import { plainScene } from '../src/lib/router.svelte';
import type { MoveInfo } from '../src/lib/protocol';

const NAMES = ['You', 'Ansel', 'Mira'];
const tongue = tongueOf({}, NAMES);
const move = (move: string, label: string, follows = ''): MoveInfo => ({ move, label, follows, preview: {} });
const zone = (reading: Reading, title: string) => reading.zones.find((one) => one.title === title);
const faces = (reading: Reading, title: string) => zone(reading, title)?.items.map((item) => item.face);

describe('values in words', () => {
  test('a field is titled as people write', () => {
    expect(titleOf('trick_heads')).toBe('Trick heads');
    expect(titleOf('trickHeads')).toBe('Trick heads');
  });

  test('seats by their names, cards as they are printed, words without underscores', () => {
    expect(say('dealer', 1, tongue)).toBe('Ansel');
    expect(say('dealer', 7, tongue)).toBe('7');
    expect(say('heads', 1, tongue)).toBe('1');
    expect(say('card', '10S', tongue)).toBe('10♠');
    expect(say('card', 'X1', tongue)).toBe('red joker');
    expect(say('card', '9b', tongue)).toBe('9 black');
    expect(say('boss', 'wild_hunt', tongue)).toBe('wild hunt');
    expect(say('chance', 1 / 3, tongue)).toBe('0.33');
  });

  test('a card that the view describes goes by its name', () => {
    const view = { cards: { maul: { name: 'Splitting Maul', words: '**2** damage.' } } };
    expect(say('card', 'maul', tongueOf(view, NAMES))).toBe('Splitting Maul');
  });

  test('a line is cut where it would grow long', () => {
    expect(brief('cards', [1, 2, 3, 4, 5, 6, 7, 8, 9], tongue)).toBe('1, 2, 3, 4, 5, 6 and 3 more');
    expect(brief('trick', [{ seat: 1, card: 22 }, { seat: 2, card: 8 }], tongue, 1)).toBe('Ansel 22, Mira 8');
    expect(brief('pile', [], tongue)).toBe('none');
  });
});

describe('what belongs to the seats', () => {
  test('counts and objects, one for each seat', () => {
    expect(bySeat('hand_sizes', [5, 4, 4], 3)).toEqual([5, 4, 4]);
    expect(bySeat('heroes', [{ seat: 1 }, { seat: 0 }], 2)).toEqual([{ seat: 0 }, { seat: 1 }]);
    expect(bySeat('sides', [{ row: [] }, { row: [] }], 2)).toHaveLength(2);
  });

  test('a hand or a trick is never mistaken for it, however many cards it has', () => {
    expect(bySeat('hand', [5, 4, 4], 3)).toBeNull();
    expect(bySeat('trick', [{ seat: 0 }, { seat: 1 }, { seat: 2 }], 3)).toBeNull();
    expect(bySeat('rounds', [{ points: 1 }, { points: 2 }], 2)).toBeNull();
    expect(bySeat('scores', [7], 1)).toBeNull();
  });

  test('who is to act', () => {
    expect(turnOf({ turn: 2 }, 3)).toEqual([2]);
    expect(turnOf({ to_act: [0, 1] }, 3)).toEqual([0, 1]);
    expect(turnOf({ turn: 'C', turn_seat: 1 }, 3)).toEqual([1]);
    expect(turnOf({ turn: 2, over: true }, 3)).toEqual([]);
  });
});

describe('a view as a table', () => {
  const view = {
    seat: 0,
    round: 2,
    dealer: 1,
    broken: false,
    last: true,
    scores: [3, 0, 1],
    hand: [12, 4],
    trick: [{ seat: 1, card: 22, led: true }],
    order: [1, 2, 0],
    deck: { size: 9, top: null },
    market: { '6r': 2 },
    discard: [],
    long: Array.from({ length: 60 }, (_, i) => i),
  };
  const reading = read(view, 0, NAMES);

  test('bare values are facts; what is not so is not said', () => {
    expect(reading.facts).toEqual([
      { title: 'Dealer', words: 'Ansel' },
      { title: 'Last', words: '' },
      { title: 'Order', words: 'Ansel, Mira, You' },
    ]);
    expect(reading.seats.map((facts) => facts.map((fact) => `${fact.title} ${fact.words}`))).toEqual([['Score 3'], ['Score 0'], ['Score 1']]);
  });

  test('lists are zones, the hand first and long ones folded at the end', () => {
    expect(reading.zones.map((one) => one.title)).toEqual(['Hand', 'Trick', 'Deck', 'Market', 'Long']);
    expect(faces(reading, 'Hand')).toEqual(['12', '4']);
    expect(zone(reading, 'Trick')?.items).toEqual([{ face: '22', notes: 'Ansel, led', value: '22' }]);
    expect(zone(reading, 'Deck')?.facts).toEqual([{ title: 'Size', words: '9' }]);
    expect(zone(reading, 'Market')?.items).toEqual([{ face: '6 red', notes: '2', value: '6r' }]);
    expect(reading.zones.map((one) => one.folded)).toEqual([false, false, false, false, true]);
    expect(reading.empty).toEqual(['Discard']);
  });

  test('what a seat holds is a zone of that seat, and nothing is shown twice', () => {
    const seats = [0, 1, 2].map((seat) => ({ seat, score: seat, hand: seat ? null : ['2C'], sets: [['3C']] }));
    const owned = read({ hand: ['2C'], seats }, 0, NAMES);
    expect(owned.zones.map((one) => zoneTitle(one, 0, NAMES, false))).toEqual(['Your hand', 'Your sets']);
    expect(owned.seats[1]).toEqual([{ title: 'Score', words: '1' }]);
  });

  test('a zone says whose it is', () => {
    const seats = [0, 1, 2].map((seat) => ({ seat, won: [`${seat}`] }));
    const { zones } = read({ seats, hand: [1] }, 0, NAMES);
    expect(zones.map((one) => zoneTitle(one, 0, NAMES, false))).toEqual(['Your hand', 'Your won', 'Ansel: won', 'Mira: won']);
    expect(zones.map((one) => zoneTitle(one, 0, ['Ida', 'Ansel', 'Mira'], true))[0]).toBe('Ida: hand');
  });

  test('a thing is lit when the move speaks of it; a number only in a hand', () => {
    const spoken = mentions({ ...move('play:12', 'Play 12'), preview: { card: '6r', takes: 4 } });
    const lit = reading.zones.flatMap((one) => one.items.filter((item) => isLit(one, item, spoken)).map((item) => item.face));
    expect(lit).toEqual(['12', '6 red']);
  });

  test.each([{}, { a: null }, { a: [[], {}, null, [null]] }, { a: { b: { c: { d: [1] } } } }, { s: [{}, {}, {}] }])('any view can be read: %j', (odd) => {
    expect(() => read(odd, null, NAMES)).not.toThrow();
  });
});

describe('the moves', () => {
  const moves = [move('d:b', 'Draw bronze', '9 cards'), move('end', 'End the turn'), move('d:g', 'Draw gold'), move('p:1', 'Pack **Maul**')];

  test('stand together by their first word, and are numbered as they stand', () => {
    expect(grouped(moves).map(({ title, rows }) => [title, ...rows.map(({ place, info }) => `${place} ${info.move}`)])).toEqual([
      ['Draw', '1 d:b', '2 d:g'],
      ['Other moves', '3 end', '4 p:1'],
    ]);
    expect(grouped(moves.slice(0, 1)).map((group) => group.title)).toEqual(['']);
    expect(grouped([])).toEqual([]);
  });

  test('are found by any words', () => {
    expect(matching(moves, 'draw 9').map((one) => one.move)).toEqual(['d:b']);
    expect(matching(moves, ' maul')).toHaveLength(1);
    expect(matching(moves, '')).toEqual(moves);
    expect(matching(moves, 'x')).toEqual([]);
  });

  test('are chosen by typed numbers', () => {
    expect(typedOn('', '1', 12)).toBe('1');
    expect(typedOn('1', '2', 12)).toBe('12');
    expect(typedOn('1', '3', 12)).toBe('3');
    expect(typedOn('', '0', 12)).toBe('');
    expect(typedOn('', '9', 4)).toBe('');
  });

  test('have a readable name where only the notation is known', () => {
    expect(barredName('buy 10b', tongue)).toBe('Buy 10 black');
    expect(barredName('draw:bronze', tongue)).toBe('Draw bronze');
    expect(barredName('59', tongue)).toBe('59');
  });
});

test('the plain scene is asked for by the address and kept until the address says otherwise', () => {
  expect(plainScene('?scene=plain', null)).toBe(true);
  expect(plainScene('?seat=1', 'plain')).toBe(true);
  expect(plainScene('?scene=own', 'plain')).toBe(false);
  expect(plainScene('', null)).toBe(false);
});
