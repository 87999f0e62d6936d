import { describe, expect, test } from 'vitest';
import { courseOf, heaviest, stagesOf } from '../src/games/sarkophag/course';
import { SEEN } from '../src/lib/motion';
import { lookBack, steps } from '../src/games/sarkophag/steps';
import { read, write, type SarkophagView } from '../src/games/sarkophag/view';

const words = (title: string) => ({ title, detail: '', notes: ['n'] });
const base: SarkophagView = {
  players: 4,
  seat: 0,
  round: 1,
  trick_number: 4,
  dealer: 2,
  leader: 1,
  turn: 0,
  hand: [6, 15, 18],
  hand_sizes: [3, 2, 2, 2],
  trick: [
    { seat: 1, card: 22, breaks: false },
    { seat: 2, card: 20, breaks: false },
    { seat: 3, card: 44, breaks: true },
  ],
  direction: 'down',
  broken: true,
  would_take: 3,
  trick_heads: 5,
  round_heads: [3, 7, 8, 0],
  totals: [0, 0, 0, 0],
  rounds: [],
  tricks: [],
  proven: [],
  aside: 20,
  heads: Array(60).fill(1),
  unconfirmed: [58],
  match: 'single',
  limit: null,
  over: false,
};
const played = { kind: 'card_played', seat: 0, card: 15, role: 'follow', breaks: false, text: 'You play 15.' };
const taken = {
  kind: 'trick_taken',
  number: 4,
  seat: 3,
  card: 44,
  heads: 10,
  broken: true,
  direction: 'down',
  text: 'Ilse takes the trick.',
  cards: [
    { seat: 1, card: 22 },
    { seat: 2, card: 20 },
    { seat: 3, card: 44 },
    { seat: 0, card: 15 },
  ],
};
const after: SarkophagView = {
  ...base,
  trick: [],
  hand: [6, 18],
  hand_sizes: [2, 2, 2, 2],
  direction: null,
  broken: false,
  would_take: null,
  round_heads: [3, 7, 8, 10],
  turn: 3,
};

/** The whole trick as it lies, and with its heads counted. */
const lies: SarkophagView = {
  ...base,
  trick: [
    { seat: 1, card: 22, breaks: false },
    { seat: 2, card: 20, breaks: false },
    { seat: 3, card: 44, breaks: true },
    { seat: 0, card: 15, breaks: false },
  ],
  hand: [6, 18],
  hand_sizes: [2, 2, 2, 2],
  would_take: 3,
  turn: 1,
};
const landed = { ...played, view: write(lies) };
const counted = { ...taken, view: write({ ...lies, round_heads: [3, 7, 8, 10] }) };

describe('how an update is seen', () => {
  test('a single card is the new position itself', () => {
    const shown = steps(write(base), { events: [{ ...played, view: write(after) }], view: write(after), words: words('next') });
    expect(shown).toHaveLength(1);
    expect(shown[0]?.view).toBe(write(after));
  });

  test('a taken trick lies complete before anything of the next one shows', () => {
    const shown = steps(write(base), { events: [landed, counted], view: write(after), words: words('Ilse leads') });
    expect(shown.map((step) => step.phase)).toEqual(['still', 'taken', 'sweep', 'still']);
    const whole = read(shown[1]!.view);
    expect(whole.trick.map((card) => card.card)).toEqual([22, 20, 44, 15]);
    expect(whole.trick.map((card) => card.breaks)).toEqual([false, false, true, false]);
    expect(whole.hand).toEqual([6, 18]);
    expect(whole.hand_sizes).toEqual([2, 2, 2, 2]);
    expect([whole.would_take, whole.turn]).toEqual([3, null]);
    expect(whole.round_heads).toEqual([3, 7, 8, 0]);
    expect(read(shown[2]!.view).round_heads).toEqual([3, 7, 8, 10]);
    expect(shown[1]?.words.title).toBe('Ilse takes the trick');
    expect(shown[1]?.skippable).toBe(true);
    expect(shown.at(-1)?.view).toBe(write(after));
    expect(shown.at(-1)?.words.title).toBe('Ilse leads');
  });

  test('between two rounds the words sum up', () => {
    const round = { kind: 'round_ended', round: 1, heads: [], totals: [], text: 'Round 1 is over.', view: write({ ...after, totals: [3, 7, 8, 10] }) };
    const dealt = { kind: 'dealt', round: 2, dealer: 3, leader: 0, text: 'Round 2 is dealt.', view: write(after) };
    const shown = steps(write(base), {
      events: [landed, counted, round, dealt],
      view: write(after),
      words: words('next'),
    });
    const summed = shown.find((step) => step.words.title === 'Round 1 is over');
    expect(read(summed!.view)).toMatchObject({ trick: [], turn: null, totals: [3, 7, 8, 10] });
    expect(shown.at(-1)?.words.title).toBe('next');
  });
});

const trick = {
  number: 4,
  leader: 1,
  cards: base.trick,
  direction: 'down' as const,
  broken: true,
  taker: 3,
  heads: 10,
};

test('a trick can be seen once more, card by card', () => {
  const view = write({ ...after, tricks: [trick] });
  const shown = lookBack(view, 4, ['You', 'Ansel', 'Mira', 'Ilse'], 0, null);
  expect(shown.map((step) => read(step.view).trick.length)).toEqual([1, 2, 3, 3]);
  expect(shown.at(-1)?.words.title).toBe('Ilse took trick 4');
  expect(lookBack(view, 9, [], 0, null)).toEqual([]);
});

test('the course of a game runs up to the score', () => {
  const view = { ...after, tricks: [trick, { ...trick, number: 5, taker: 0, heads: 4 }] };
  expect(stagesOf(view)).toEqual([
    [0, 0, 0, 10],
    [4, 0, 0, 0],
  ]);
  expect(courseOf(stagesOf(view), 4)[3]).toEqual([0, 10, 10]);
  expect(heaviest(view)?.number).toBe(4);
});

test('a card that is laid while others wait is seen before the next comes, longer where it chose the side', () => {
  const laid = (role: string) => steps(write(base), { view: write(base), words: words('Below 22'), events: [{ ...played, role, view: write(base) }] } as never);
  expect(laid('follow').map(({ ms }) => ms)).toEqual([SEEN]);
  expect(laid('second').at(-1)?.ms).toBeGreaterThan(SEEN);
});
