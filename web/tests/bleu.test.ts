import { describe, expect, test } from 'vitest';
import { bySuit, inBrief, inOrder } from '../src/games/sacre_bleu/cards';
import { courses } from '../src/games/sacre_bleu/flow';
import { READ, future, planHand, rowsOf, stretchWidth, stretches, type Stretch } from '../src/games/sacre_bleu/hand';
import { noteOf } from '../src/games/sacre_bleu/notes';
import { judge, proposalsIn, rulesIn, runOf, swapOf, wordsOf } from '../src/games/sacre_bleu/runs';
import { steps } from '../src/games/sacre_bleu/steps';
import { read, type BleuView, type Proposal, type Swap } from '../src/games/sacre_bleu/view';
import type { Seen } from '../src/lib/changes';
import type { Ask, MoveInfo, View } from '../src/lib/protocol';

const group = (suit: string, slots: string[], points = 0) => ({
  suit,
  slots: slots.map((card) => ({ card: card.replace('-', ''), held: !card.startsWith('-') })),
  cards: slots.filter((card) => !card.startsWith('-')),
  points,
  best: null,
  complete: true,
  missing: [],
  gone: [],
  caption: '',
});
const view = {
  seat: 0,
  hand: ['8C', '10C', 'JC', 'KD', 'X1'],
  groups: [group('C', ['8C', '-9C', '10C', 'JC']), group('D', ['KD'])],
  to_act: [1],
  active: 1,
  phase: 'main',
  crown: 2,
  first: 0,
  over: false,
  last_turn: null,
  cycle: null,
} as unknown as BleuView;
const run = (cards: string[], points: number, allowed = true): Proposal => ({
  cards,
  shown: [],
  points,
  total: points,
  left: 5,
  allowed,
  words: '',
  rule: '',
  moves: cards.map((card) => `score ${card}`),
});
const move = (notation: string, preview: Record<string, unknown>): MoveInfo => ({ move: notation, label: '', follows: 'then', preview });
const ask = (about: string, moves: readonly MoveInfo[]): Ask => ({ seat: 0, about, title: '', detail: '', moves, barred: [] });

describe('cards', () => {
  test('lie by suit, two to ace, jokers last', () => {
    expect(inOrder(['X1', 'AS', '10C', '2S', '9C'])).toEqual(['9C', '10C', '2S', 'AS', 'X1']);
    expect(bySuit(['X2', 'KD', '2C', '3C'])).toEqual([['2C', '3C'], ['KD'], ['X2']]);
  });
  test('are short on a button', () => {
    expect(inBrief('Lay queen of hearts')).toBe('Lay Q♥');
    expect(inBrief('Give the 10 of spades')).toBe('Give 10♠');
    expect(inBrief('Swap with Mira')).toBe('Swap with Mira');
  });
});

describe('the hand', () => {
  test('touching cards are a run, a gap is a hole, a joker stands alone', () => {
    const [clubs, , joker] = stretches(view);
    expect(clubs?.slots.map(({ kind, link }) => `${kind}${link ? '+' : ''}`)).toEqual(['held', 'hole', 'held', 'held+']);
    expect(joker?.slots.map((slot) => slot.card)).toEqual(['X1']);
  });
  test('as it will be: the run with what comes out, then what stays, then what goes in', () => {
    const swap = { cards: ['9C', '10C', 'JC'], shown: [], into: ['KD'], out: ['9C'], points: 29 };
    const [first, ...rest] = future(view, swap);
    expect(first?.slots.map((slot) => slot.kind)).toEqual(['ghost', 'held', 'held']);
    expect(rest.map((one) => [one.slots[0]?.card, one.caption])).toEqual([['8C', ''], ['X1', ''], ['KD', 'goes in']]);
  });
  test('fits its width, larger where there is room', () => {
    const single = (i: number): Stretch => ({ suit: 'CDHS'[i % 4] ?? 'C', slots: [{ card: `${i}`, kind: 'held', link: false }], caption: '', points: 0 });
    const few = [0, 1, 2].map(single);
    const many = Array.from({ length: 15 }, (_, i) => single(Math.floor(i / 4)));
    expect(planHand(few, 860, 98, false).card).toBe(98);
    expect(planHand(few, 366, 70, true)).toMatchObject({ card: 70, tucked: false });
    expect(planHand(many, 366, 70, true).tucked).toBe(true);
    const read = planHand(many, 366, 70, true, READ);
    expect(read.rows > 2 ? read.card : READ).toBe(READ);
    expect(planHand(Array.from({ length: 13 }, (_, i) => single(i)), 366, 70, true, READ)).toMatchObject({ rows: 3, card: READ });
    for (const [list, width, phone] of [[many, 860, false], [many, 366, true]] as const) {
      const plan = planHand(list, width, phone ? 70 : 98, phone);
      expect(rowsOf(list, width, plan)).toBeLessThanOrEqual(plan.rows);
      expect(plan.tucked).toBe(plan.rows > 2);
    }
    const long: Stretch = { ...single(0), slots: Array.from({ length: 9 }, (_, i) => ({ card: `${i + 2}S`, kind: i % 2 ? 'hole' : 'held', link: false })) };
    const plan = planHand([long, single(1)], 366, 70, true);
    expect(stretchWidth(long, plan.card, plan.over)).toBeLessThanOrEqual(366);
    for (const width of [420, 580, 860]) expect(planHand(many, width, 98, false).rows).toBe(1);
  });
});

describe('runs', () => {
  const best = run(['10C', 'JC', 'QC'], 30);
  const barred = run(['2D', '3D', '4D'], 40, false);
  test('those that are allowed come first, each once', () => {
    const asked = ask('score', [move('score 10C', { proposals: [barred, best] }), move('score 2D', { proposals: [best] })]);
    expect(proposalsIn(asked, null)).toEqual([best, barred]);
    expect(proposalsIn(ask('main', asked.moves), 'score')).toEqual([]);
  });
  test('are found by their cards, in any order, when they are allowed', () => {
    expect(runOf([best, barred], ['QC', '10C', 'JC'])).toBe(best);
    expect(runOf([best, barred], ['10C', 'JC'])).toBeNull();
    expect(runOf([best, barred], ['2D', '3D', '4D'])).toBeNull();
  });
  test('a trade is found by both of its sides', () => {
    const swap: Swap = { ...best, suit: 'C', into: ['2D', '3H'], out: ['JC', 'QC'] };
    expect(swapOf([swap], ['3H', '2D'], ['JC', 'QC'])).toBe(swap);
    expect(swapOf([swap], ['3H'], ['JC', 'QC'])).toBeNull();
  });
});

describe('a Cycle', () => {
  const rule = { q: 3, n: 1, arrows: [], out: [3], gives_to: 1, gets_from: 2 };
  test('is composed before anything is sent, or after', () => {
    const before = ask('main', [move('cycle', { rules: [rule] })]);
    expect(rulesIn(before, 'cycle').map((one) => one.moves)).toEqual([['cycle', 'cycle 3 1']]);
    expect(rulesIn(before, 'score')).toEqual([]);
    const after = ask('cycle', [move('cycle 3 1', rule)]);
    expect(rulesIn(after, null).map(({ moves, words }) => [moves, words])).toEqual([[['cycle 3 1'], 'then']]);
  });
  test('is told by the people', () => {
    const names = ['You', 'Mira', 'Ilse', 'Odo'];
    expect(wordsOf(rule, names)).toBe('You give to **Mira** and get from **Ilse**. **Odo** sits out.');
    expect(wordsOf({ ...rule, gives_to: null, gets_from: null, out: [0, 3] }, names)).toBe('**You** and **Odo** sit out.');
  });
  test('arrows begin at the giver and end at the receiver', () => {
    const spots = new Map([[1, { x: 100, y: 80 }], [2, { x: 900, y: 80 }]]);
    const table = { spots, you: 0, mine: { x: 500, y: 400 }, width: 1000, phone: false };
    const arrows = [{ from: 1, to: 2 }, { from: 2, to: 0 }, { from: 0, to: 1 }, { from: 0, to: 5 }];
    const drawn = courses(arrows, table);
    expect(drawn.map(({ from, to }) => [from, to])).toEqual([[1, 2], [2, 0], [0, 1]]);
    const xs = drawn.map(({ d }) => d.match(/-?\d+\.\d/g)?.map(Number) ?? []);
    expect(xs[0]?.[0]).toBeLessThan(200);
    expect(xs[0]?.at(-2)).toBeGreaterThan(800);
    expect(xs[1]?.at(-2)).toBe(536);
    expect(xs[2]?.[0]).toBe(464);
  });
  test('arrows straight across bow out, past the numbers in the middle', () => {
    const table = { spots: new Map([[1, { x: 700, y: 80 }]]), you: 0, mine: { x: 700, y: 560 }, width: 1400, phone: false };
    const [there, back] = courses([{ from: 0, to: 1 }, { from: 1, to: 0 }], table).map(({ packet }) => packet.x - 700);
    expect(Math.abs(there ?? 0)).toBeGreaterThan(250);
    expect(Math.sign(there ?? 0)).toBe(-Math.sign(back ?? 0));
  });
});

describe('what stands beside a name', () => {
  const info = (seat: number, kind: 'bot' | 'person' = 'bot') => ({ seat, name: '', kind, level: 'adept', present: true, driver: null });
  const names = ['You', 'Mira', 'Ilse'];
  test('what happens now comes before what is always so', () => {
    expect(noteOf(view, info(1), names, 0)).toEqual({ text: 'thinking', hot: true });
    expect(noteOf({ ...view, active: 2 }, info(2, 'person'), names, 0).text).toBe('to play');
    expect(noteOf(view, info(2), names, 0)).toEqual({ text: 'wins ties', hot: false });
  });
  test('a Cycle says who passes to whom', () => {
    const cycle = { by: 1, q: 2, n: 1, arrows: [{ from: 1, to: 0 }], out: [2], done: [1] };
    const passing = { ...view, phase: 'pass' as const, cycle };
    expect(noteOf(passing, info(1), names, 0).text).toBe('ready, to you');
    expect(noteOf(passing, info(2), names, 0).text).toBe('sits out');
  });
});

describe('an update', () => {
  const words = { title: 'next', detail: '', notes: [] };
  const seen = (events: object[]) =>
    steps({ cycle: { by: 2 } } as unknown as View, { events: events.map((event) => ({ view: {}, ...event })) as Seen[], view: {}, words });
  test('with nothing to tell is one picture', () => {
    expect(seen([{ kind: 'own_pick', text: '' }]).map((step) => [step.phase, step.ms])).toEqual([['still', 0]]);
  });
  test('shows a run before it goes on', () => {
    const [shown, end] = seen([{ kind: 'scored', text: 'Mira scores. 30 points', seat: 1, shown: [{ card: '10C', as: '10C' }], points: 30 }]);
    expect(shown?.words.title).toBe('Mira scores');
    expect(read(shown?.view ?? {}).told).toMatchObject({ kind: 'scored', seat: 1, points: 30, cards: [{ card: '10C', as: '10C' }] });
    expect([end?.words.title, read(end?.view ?? {}).told]).toEqual(['next', null]);
  });
  test('that ends the game shows a last run, and nothing else', () => {
    const ended = { kind: 'game_ended', text: 'Mira wins.', winner: 1 };
    expect(seen([{ kind: 'returned', text: 'Mira returns nothing.', seat: 1, number: 0 }, ended])).toHaveLength(1);
    expect(seen([{ kind: 'scored', text: 'Mira scores.', seat: 1, shown: [], points: 3 }, ended])).toHaveLength(2);
  });
  test('lets the packets travel over the table as it was', () => {
    const [moving] = seen([{ kind: 'cycled', text: 'The cards are passed on.', q: 3, arrows: [{ from: 0, to: 1 }] }]);
    expect(read(moving?.view ?? {}).flow).toEqual({ q: 3, arrows: [{ from: 0, to: 1 }] });
    expect(read(moving?.view ?? {}).told?.seat).toBe(2);
  });
});

describe('what may be scored', () => {
  const sets = [
    { cards: ['5C', '6C', '7C'], points: 18, jokers: [0, 1], barred: [], why: null },
    { cards: ['5C', '6C'], points: 11, jokers: [], barred: [1], why: { words: 'Behind Ilse.', rule: 'R11' } },
  ];
  const other = { words: 'No sequence.', rule: 'R8' };

  test('is judged by real cards and the number of jokers, in any order', () => {
    for (const cards of [['7C', '5C', '6C'], ['6C', 'X2', '7C', '5C'], ['X1', '5C', '6C', '7C']])
      expect(judge({ sets, other }, cards)).toEqual({ points: 18, why: null });
  });

  test('says why other cards are not scored', () => {
    expect(judge({ sets, other }, ['5C', 'X1', '6C']).why?.rule).toBe('R11');
    for (const cards of [['5C', '6C'], ['5C', '7C'], ['5C', '6C', '7C', 'X1', 'X2']])
      expect(judge({ sets, other }, cards).why).toBe(other);
  });
});

test('needs one row less where the phone lies on its side, and cuts the second off', () => {
  const list = stretches({ groups: [], hand: ['2C', '5C', '8C', 'JC', '2D', '5D', '8D', 'JD', '2H', '5H'] } as unknown as BleuView);
  expect(planHand(list, 660, 62, true, READ, true)).toMatchObject({ rows: 1, tucked: false });
  expect(planHand(list, 454, 62, true, READ, true)).toMatchObject({ rows: 2, tucked: true });
});
