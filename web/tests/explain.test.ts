import { expect, test } from 'vitest';
import { beside } from '../src/lib/beside';
import { keywordsIn } from '../src/lib/keywords';
import { wish } from '../src/lib/keyboard';
import type { Glance, Term } from '../src/lib/protocol';
import { begun, inOrder, plateOf } from '../src/pages/start';

const room = { left: 8, top: 8, right: 382, bottom: 836 };
const note = { width: 340, height: 120 };
const thing = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });

test('a note stands above what it explains, below where there is no room, and beside it where there is neither', () => {
  expect(beside(thing(150, 700, 60, 90), note, room)).toEqual({ left: 10, top: 568, height: 120, side: 'above' });
  expect(beside(thing(150, 20, 60, 60), note, room)).toEqual({ left: 10, top: 92, height: 120, side: 'below' });
  const wide = { ...room, right: 1272 };
  expect(beside(thing(100, 60, 200, 700), note, wide)).toMatchObject({ side: 'right', left: 312 });
  expect(beside(thing(800, 60, 300, 700), note, wide)).toMatchObject({ side: 'left', left: 448 });
});

test('where it fits nowhere it scrolls on the roomiest side, and never lies on the thing', () => {
  const spot = beside(thing(0, 120, 390, 640), { width: 340, height: 400 }, room);
  expect(spot).toEqual({ left: 25, top: 8, height: 100, side: 'above' });
});

test('what is seen of a thing counts', () => {
  expect(beside(thing(-500, -500, 600, 600), note, room)).toMatchObject({ side: 'below', top: 112, left: 8 });
});

const term = (name: string, ...marks: string[]) => ({ name, title: name, words: '', rules: [], marks }) as unknown as Term;

test('keywords are whole words, however they are written', () => {
  const terms = [term('armor', 'armor'), term('coin'), term('trap', 'when the boss draws'), term('minion', 'minion', 'minions')];
  expect(keywordsIn(terms, '3 Armor. When the boss draws a card: minions leave').map(({ name }) => name)).toEqual(['armor', 'trap', 'minion']);
  expect(keywordsIn(terms, 'Armored mini-onions')).toEqual([]);
});

test('a question mark explains, but not while one types', () => {
  const key = { key: '?', ctrlKey: false, metaKey: false, altKey: false };
  expect(wish(key, false)).toBe('explain');
  expect(wish(key, true)).toBeNull();
});

const NOW = new Date(2026, 2, 20, 9);
const table = { title: 'Sarkophag', over: false, your_turn: false, words: '**Ilse** leads', where: 'Trick 3', company: 'with Ilse', begun: NOW.toISOString() };
const known = (given: Partial<typeof table> | null, gone = false) => ({
  kept: { link: '', game: 'sarkophag', title: 'Sarkophag' },
  glance: { table: given && { ...table, ...given }, error: given ? null : 'There is no table.', gone } as unknown as Glance,
});

test('when a table was begun is said as people say it', () => {
  expect(begun(new Date(2026, 2, 20, 0, 1).toISOString(), NOW)).toBe('begun today');
  expect(begun(new Date(2026, 2, 19, 23, 59).toISOString(), NOW)).toBe('begun yesterday');
  expect(begun(new Date(2026, 2, 18, 23).toISOString(), NOW)).toBe('begun 2 days ago');
  expect(begun(new Date(2026, 0, 7).toISOString(), NOW)).toBe('begun on January 7');
});

test('a plate says whose move it is, how far the game is, and with whom', () => {
  expect(plateOf(known({}), NOW)).toEqual({ title: 'Sarkophag', detail: 'Ilse leads · Trick 3 · with Ilse · begun today', act: 'Return' });
  expect(plateOf(known({ your_turn: true }), NOW)).toMatchObject({ title: 'Your turn in Sarkophag', detail: 'Trick 3 · with Ilse · begun today' });
  expect(plateOf(known({ over: true, words: 'Ilse wins' }), NOW)).toMatchObject({ title: 'Sarkophag is over', detail: 'Ilse wins · with Ilse' });
  expect(plateOf(known(null, true), NOW)).toEqual({ title: 'Sarkophag', detail: 'There is no table.', act: null });
  expect(plateOf(known(null), NOW).act).toBe('Try it');
});

test('where one is asked comes first, what is gone last', () => {
  const order = [known(null, true), known(null), known({ over: true }), known({}), known({ your_turn: true })];
  expect(inOrder(order)).toEqual([...order].reverse());
});
