import { expect, test } from 'vitest';
import { pageOf } from '../src/lib/router.svelte';
import type { GameInfo, OptionInfo, Film } from '../src/lib/protocol';
import { OPEN, YOU, choicesAt, choose, fill, isFull, isOffered, offered, orders, resize, take, toggled, usualSeats, valueAt } from '../src/pages/order';
import { clampStep, stepOf, whole } from '../src/pages/replay';
import { chaptersOf } from '../src/pages/rules';
import { gamesInWords, seatsInWords } from '../src/pages/start';
import { around, dip } from '../src/table/oval';

const option = { words: '', choices: [], minimum: null, maximum: null };
const game = {
  name: 'sarkophag',
  levels: [
    { name: 'random', title: 'Random', words: '' },
    { name: 'adept', title: 'Adept', words: '' },
  ],
  options: [
    {
      ...option,
      name: 'match',
      title: '',
      kind: 'choice',
      default: 'single',
      needs: null,
  art: [],
      choices: [
        { value: 'single', title: '', words: '', from_seats: 0 },
        { value: 'limit', title: '', words: '', from_seats: 0 },
      ],
    },
    { ...option, name: 'limit', title: '', kind: 'number', default: 100, needs: { match: 'limit' } },
  ],
} as unknown as GameInfo;

test('paths lead to pages', () => {
  expect(pageOf('/')).toEqual({ name: 'start' });
  expect(pageOf('/new/sarkophag')).toEqual({ name: 'new', game: 'sarkophag' });
  expect(pageOf('/t/abc_-1')).toEqual({ name: 'table', link: 'abc_-1' });
  expect(pageOf('/replay/abc')).toEqual({ name: 'replay', link: 'abc' });
  expect(pageOf('/about')).toEqual({ name: 'about' });
  expect(pageOf('/t')).toEqual({ name: 'lost' });
});

test('there is one you, and it survives fewer seats', () => {
  const seats = usualSeats(game, 4);
  expect(seats).toEqual([YOU, 'adept', 'adept', 'adept']);
  const moved = fill(game, seats, 3, YOU);
  expect(moved).toEqual(['adept', 'adept', 'adept', YOU]);
  expect(resize(game, moved, 3)).toEqual([YOU, 'adept', 'adept']);
  expect(orders([YOU, OPEN, 'adept'], 'Ida')).toEqual([
    { kind: 'person', name: 'Ida' },
    { kind: 'open' },
    { kind: 'bot', level: 'adept' },
  ]);
});

test('options whose need is not met are not sent', () => {
  expect(offered(game, { match: 'single', limit: 50 }, 4)).toEqual({ match: 'single' });
  expect(offered(game, { match: 'limit', limit: 50 }, 4)).toEqual({ match: 'limit', limit: 50 });
});

test('a choice that a smaller table does not have falls back to the default', () => {
  const choice = (value: string | number, from_seats: number) => ({ value, title: '', words: '', from_seats });
  const dealer = { ...option, kind: 'choice', default: 'random', choices: [choice('random', 0), choice(4, 5)] };
  const field = dealer as unknown as OptionInfo;
  expect(choicesAt(field, {}, 5).map((one) => one.value)).toEqual(['random', 4]);
  expect(choicesAt(field, {}, 4).map((one) => one.value)).toEqual(['random']);
  expect(valueAt(field, { [field.name]: 4 }, 5)).toBe(4);
  expect(valueAt(field, { [field.name]: 4 }, 4)).toBe('random');
});

test('a choice that goes with another option falls back when that one changes', () => {
  const choice = (value: string, mode: string | null) => ({ value, title: '', words: '', from_seats: 0, needs: mode && { mode } });
  const bosses = { ...option, name: 'bosses', kind: 'choice', default: 'random', choices: [choice('random', null), choice('egg', 'oneshot')] };
  const field = bosses as unknown as OptionInfo;
  expect(choicesAt(field, { mode: 'run' }, 1).map((one) => one.value)).toEqual(['random']);
  expect(valueAt(field, { mode: 'oneshot', bosses: 'egg' }, 1)).toBe('egg');
  expect(valueAt(field, { mode: 'run', bosses: 'egg' }, 1)).toBe('random');
});

test('one of several needs is enough, and the number of seats is one of them', () => {
  const partner = { ...option, needs: [{ players: 2 }, { solo_two: true }] } as unknown as OptionInfo;
  expect(isOffered(partner, { solo_two: false }, 1)).toBe(false);
  expect(isOffered(partner, { solo_two: true }, 1)).toBe(true);
  expect(isOffered(partner, { solo_two: false }, 2)).toBe(true);
});

test('two options that must differ change places', () => {
  const hero = { ...option, name: 'hero', kind: 'choice' } as unknown as OptionInfo;
  const partner = { ...hero, name: 'partner', unlike: 'hero' } as unknown as OptionInfo;
  const fight = { ...game, options: [hero, partner] } as unknown as GameInfo;
  const pair = { hero: 'hunter', partner: 'witch' };
  expect(choose(fight, pair, hero, 'witch')).toEqual({ hero: 'witch', partner: 'hunter' });
  expect(choose(fight, pair, partner, 'hunter')).toEqual({ hero: 'witch', partner: 'hunter' });
  expect(choose(fight, pair, partner, 'lumberjack')).toEqual({ hero: 'hunter', partner: 'lumberjack' });
});

test('several are chosen one after the other, and taken back', () => {
  const choices = ['egg', 'krampus', 'wisp'].map((value) => ({ value, title: '', words: '', from_seats: 0, needs: null, art: [] }));
  const bosses = { ...option, name: 'bosses', kind: 'several', default: 'random', most: 2, choices } as unknown as OptionInfo;
  const [egg, krampus] = choices as [(typeof choices)[0], (typeof choices)[0]];
  const one = toggled(bosses, 'random', krampus);
  expect(one).toBe('krampus');
  expect(isFull(bosses, one)).toBe(false);
  const two = toggled(bosses, one, egg);
  expect(two).toBe('krampus,egg');
  expect(isFull(bosses, two)).toBe(true);
  expect(toggled(bosses, two, krampus)).toBe('egg');
  expect(toggled(bosses, 'egg', egg)).toBe('random');
  expect(valueAt(bosses, { bosses: 'peaks' }, 1)).toBe('random');
  expect(valueAt(bosses, { bosses: two }, 1)).toBe('krampus,egg');
});

test('seats in words', () => {
  expect(seatsInWords([3, 4, 5, 6])).toBe('3 to 6 seats');
  expect(seatsInWords([1, 2])).toBe('1 or 2 seats');
  expect(seatsInWords([5])).toBe('5 seats');
});

test('the others sit in table order, beginning on the left', () => {
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, name: '', kind: 'bot' as const, level: null, present: true, driver: null }));
  expect(around(seats, 2).map((seat) => seat.seat)).toEqual([3, 0, 1]);
  expect(around(seats, null)).toHaveLength(4);
  expect([0, 1, 2].map((i) => dip(i, 3))).toEqual([1, 0, 1]);
});

test('the views of a replay are put together from what has changed', () => {
  const frames = [
    { events: [], changes: [{ path: ['cards'], value: { a: [{ n: 1 }, { n: 2 }] } }, { path: ['turn'], value: 0 }] },
    { events: [{ kind: 'moved', text: '', changes: [{ path: ['turn'], value: 1 }] }], changes: [{ path: ['cards', 'a', 1, 'n'], value: 3 }] },
    { events: [], changes: [{ path: ['cards', 'a'] }, { path: ['turn'], value: null }] },
    { events: [], changes: [] },
  ];
  const film = whole({ frames } as unknown as Film).frames;
  const views = film.map((frame) => frame.view);
  expect(views).toEqual([
    { cards: { a: [{ n: 1 }, { n: 2 }] }, turn: 0 },
    { cards: { a: [{ n: 1 }, { n: 3 }] }, turn: 1 },
    { cards: {}, turn: null },
    { cards: {}, turn: null },
  ]);
  expect(film[1]?.events[0]?.view).toEqual({ cards: { a: [{ n: 1 }, { n: 2 }] }, turn: 1 });
  expect(film[1]?.events[0]?.view.cards, 'what has not changed is the same thing').toBe(views[0]?.cards);
});

test('the address holds the step', () => {
  expect(stepOf('#12')).toBe(12);
  expect(stepOf('')).toBe(0);
  expect(clampStep(99, 41)).toBe(40);
});

test('where all play together one person may take several seats', () => {
  const together = { ...game, together: true };
  expect(fill(together, [YOU, 'adept', 'adept'], 2, YOU)).toEqual([YOU, 'adept', YOU]);
  expect(take(together, [YOU, OPEN, 'adept'], 3)).toEqual([YOU, YOU, YOU]);
  expect(take(together, [YOU, YOU, YOU], 1)).toEqual([YOU, 'adept', 'adept']);
  expect(orders([OPEN, YOU, YOU], 'Ida')).toEqual([{ kind: 'open' }, { kind: 'person', name: 'Ida' }, { kind: 'with', seat: 1 }]);
});

test('a chapter of the rules lasts until the next one begins', () => {
  const rules = ['R1', 'R2', 'R3', 'R4'].map((number) => ({ number, title: '', words: '' }));
  const chapters = [
    { title: 'The deal', first: 'R1' },
    { title: 'A trick', first: 'R4' },
  ];
  const found = chaptersOf({ rules, chapters });
  expect(found.map(({ title, span }) => [title, span])).toEqual([
    ['The deal', 'R1–R3'],
    ['A trick', 'R4'],
  ]);
  expect(found.flatMap((chapter) => chapter.rules)).toEqual(rules);
  expect(new Set(found.map((chapter) => chapter.anchor)).size).toBe(2);
});

test('the start page counts its games', () => {
  expect([0, 5, 6, 12].map(gamesInWords)).toEqual(['Five games', 'Five games', 'Six games', '12 games']);
});
