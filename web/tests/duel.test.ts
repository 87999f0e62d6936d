import { describe, expect, test } from 'vitest';
import { columnsOf, dartOf, planBlade } from '../src/games/sacrifice_duel/blade';
import { planAltar } from '../src/games/sacrifice_duel/altar';
import { either } from '../src/games/sacrifice_duel/entries';
import { moveFor, pairsOf, payers, pressPair, pressStack, readOrder, standing, type Purchase } from '../src/games/sacrifice_duel/purchases';
import { ownRole } from '../src/games/sacrifice_duel/notes';
import { steps, told } from '../src/games/sacrifice_duel/steps';
import { byRank, called, drawnAs, handOf, keyOf, read, trophyNow, write, type DuelView, type Side, type Trick } from '../src/games/sacrifice_duel/view';
import type { Seen } from '../src/lib/changes';
import type { Ask, Words } from '../src/lib/protocol';

const side = (over: Partial<Side> = {}): Side => ({
  hand_size: 2,
  draw_size: 5,
  discard_size: 0,
  row_size: 0,
  altar_size: 0,
  owns: 10,
  tricks: 0,
  committed: false,
  card: null,
  order: null,
  row: [],
  mixed: [],
  offerings: [],
  open_discard: [],
  collection: ['5r', '5b', '6r'],
  trophies: [],
  trophy_points: 0,
  hand: ['5r', '5b'],
  draw: [],
  discard: [],
  altar: [],
  altar_points: 0,
  points: 0,
  ...over,
});
const view = (over: Partial<DuelView> = {}): DuelView => ({
  seat: 0,
  round: 3,
  rounds: 14,
  phase: 'together',
  to_act: [0, 1],
  trophy: 'Kr',
  trump: 'red',
  tricks: 3,
  lowest_wins: false,
  order: ['5b', '6b', '5r', '6r'],
  never_win: [],
  buyer: 0,
  leader: null,
  led: null,
  beating: [],
  trick_number: 1,
  sudden: 0,
  played: [],
  market: { '6r': 1, '6b': 2 },
  coming: [],
  hands: [],
  winner: null,
  limit: 1,
  safe: 0,
  offered: 0,
  yours: [],
  pool: [],
  floor: 7,
  sides: [side(), side({ hand: null, collection: ['5r', '6b'] })],
  over: false,
  ...over,
});
const trick = (over: Partial<Trick> = {}): Trick => ({
  number: 1,
  cards: ['5r', '6b'],
  leader: null,
  winner: 0,
  result: 'won',
  sudden: false,
  ...over,
});
const words: Words = { title: 'Lead a card', detail: '', notes: [] };

describe('cards of the duel', () => {
  test('are called by their colour', () => {
    expect(['10b', 'Ar', 'X'].map(called)).toEqual(['black 10', 'red ace', 'joker']);
  });

  test('of equal code never show the same suit on both sides or in the market', () => {
    const both = view();
    const shown = [drawnAs(both, '5r', 0), drawnAs(both, '5r', 1)].map(keyOf);
    expect(new Set(shown).size).toBe(2);
    expect(keyOf(drawnAs(both, '6r', 'table'))).not.toBe(keyOf(drawnAs(both, '6r', 0)));
    expect(keyOf(drawnAs(both, '6b', 'table'))).not.toBe(keyOf(drawnAs(both, '6b', 1)));
  });

  test('keep their suit when they are won', () => {
    const hand = (round: number, trophy: string, winner: number) => ({ round, trophy, winner, tricks: [1, 0] as const, sacrificed: 0 });
    const stake = { ...view(), round: 2, trophy: 'Kr', hands: [hand(1, 'Kr', 1)], phase: 'sacrifice', winner: 0 } as unknown as DuelView;
    const first = { ...stake, round: 1, hands: [], winner: 1 } as DuelView;
    expect(keyOf(trophyNow(first))).toBe(keyOf(trophyNow({ ...first, phase: 'trick' } as unknown as DuelView)));
    expect(keyOf(trophyNow(first))).toBe(keyOf(drawnAs(stake, 'Kr', 1)));
    expect(keyOf(trophyNow(stake))).toBe(keyOf(drawnAs(stake, 'Kr', 0)));
    expect(keyOf(drawnAs(stake, 'Kr', 0))).not.toBe(keyOf(drawnAs(stake, 'Kr', 1)));
  });

  test('stand by strength in a trick and by rank at the market', () => {
    expect(handOf(view(), 0).map((card) => card.code)).toEqual(['5r', '5b']);
    expect(byRank(['Ar', '2b', '10r', 'X', 'Kb'])).toEqual(['10r', '2b', 'Ar', 'Kb', 'X']);
  });
});

// A hand of 2, 4, A, 5: each single purchase and the one double, as the server would ask.
const order = (...purchases: Purchase[]) => ({
  move: purchases.length ? `buy ${purchases.map((one) => `${one.spent.join('+')}=${one.bought}`).join(', ')}` : 'pass',
  label: '',
  follows: '',
  preview: { purchases, stays: [] },
});
const p = (spent: string, bought: string): Purchase => ({ spent: spent.split('+'), bought });
const ask: Ask = {
  seat: 0,
  about: 'buy',
  title: '',
  detail: '',
  barred: [],
  moves: [
    order(),
    order(p('4b+2r', '6r')),
    order(p('4b+2r', '6b')),
    order(p('5r+Ar', '6r')),
    order(p('5r+Ar', '6b')),
    order(p('5r+4b', '9b')),
    order(p('4b+2r', '6r'), p('5r+Ar', '6b')),
    order(p('4b+2r', '6b'), p('5r+Ar', '6b')),
  ],
};

describe('an order at the market', () => {
  test('offers each pair once, the dearest first', () => {
    expect(pairsOf(ask).map((pair) => `${pair.spent.join('+')} ${pair.choices.join('/')}`)).toEqual([
      '5r+4b 9b',
      '4b+2r 6r/6b',
      '5r+Ar 6r/6b',
    ]);
  });

  test('finds the one move for two purchases, however they are paired', () => {
    expect(moveFor(ask, [p('Ar+5r', '6b'), p('2r+4b', '6r')])?.move).toBe('buy 4b+2r=6r, 5r+Ar=6b');
    expect(moveFor(ask, [p('4b+2r', '6r'), p('5r+Ar', '6r')])).toBeNull();
  });

  test('drops what does not go with a new pair', () => {
    const pairs = pairsOf(ask);
    const one = pressPair(ask, [], pairs[1]!, 'r');
    expect(one).toEqual([p('4b+2r', '6r')]);
    expect(pressPair(ask, one, pairs[0]!, 'r')).toEqual([p('5r+4b', '9b')]);
    expect(pressPair(ask, one, pairs[1]!, 'r')).toEqual([]);
  });

  test('takes the second purchase in the colour that is left', () => {
    expect(pressPair(ask, [p('4b+2r', '6r')], pairsOf(ask)[2]!, 'r')).toEqual([p('4b+2r', '6r'), p('5r+Ar', '6b')]);
  });

  test('knows how each stack stands', () => {
    expect(standing(ask, [], '6r', 1)).toBe('may');
    expect(standing(ask, [p('4b+2r', '6r')], '6r', 1)).toBe('got');
    expect(standing(ask, [p('5r+4b', '9b')], '6r', 1)).toBe('instead');
    expect(standing(ask, [p('4b+2r', '6b'), p('5r+Ar', '6b')], '6r', 1)).toBe('swap');
    expect(standing(ask, [], '7r', 2)).toBe('off');
    expect(standing(ask, [], '6r', 0)).toBe('none');
  });

  test('a press on a stack buys, swaps the colour, or takes back', () => {
    expect(pressStack(ask, [], '9b')).toEqual([p('5r+4b', '9b')]);
    expect(pressStack(ask, [p('5r+4b', '9b')], '9b')).toEqual([]);
    const swap = pressStack(ask, [p('4b+2r', '6b'), p('5r+Ar', '6b')], '6r');
    expect(swap.map((one) => one.bought)).toEqual(['6r', '6b']);
  });

  test('shows which cards of the hand pay', () => {
    const cards = handOf(view({ phase: 'first_buys' }), 0);
    expect([...payers(cards, [p('5r+5b', '10r')]).keys()]).toEqual(cards.map((card) => card.key));
    expect(readOrder('buy 4r+2r=6r, 5b+4b=9r')).toEqual([p('4r+2r', '6r'), p('5b+4b', '9r')]);
    expect(readOrder('pass')).toEqual([]);
  });
});

describe('the blade', () => {
  test('has as many places as the hand has tricks, and more in sudden death', () => {
    expect(columnsOf(view()).map((column) => column.state)).toEqual(['now', 'next', 'next']);
    const played = [1, 2, 3].map((number) => trick({ number }));
    const sudden = columnsOf(view({ phase: 'sudden', played, sudden: 1 }));
    expect(sudden.map((column) => column.label)).toEqual(['1', '2', '3', '+1']);
  });

  test('points to the winner, both ways after a tie', () => {
    expect(dartOf(trick(), 0)).toBe('down');
    expect(dartOf(trick(), 1)).toBe('up');
    expect(dartOf(trick({ winner: null, result: 'tie' }), 0)).toBe('both');
    expect(dartOf(trick({ winner: null, result: 'void' }), 0)).toBe('none');
  });

  test.each([1, 3, 5, 7, 9])('%i places lie side by side within the width', (count) => {
    for (const [width, height, phone] of [[366, 240, true], [740, 330, false], [460, 250, false]] as const) {
      const plan = planBlade(width, height, count, count - 1, phone);
      const wide = (i: number) => (i === count - 1 ? plan.large : plan.small);
      for (let i = 1; i < count; i++)
        expect((plan.xs[i] ?? 0) - wide(i) / 2).toBeGreaterThanOrEqual((plan.xs[i - 1] ?? 0) + wide(i - 1) / 2 - 0.01);
      expect((plan.xs[count - 1] ?? 0) + plan.large / 2).toBeLessThanOrEqual(width);
    }
  });

  test.each([1, 3, 7])('the altar has room for %i cards beside those that lie there', (places) => {
    const plan = planAltar(366, 240, places, 6, true);
    expect((plan.places[0] ?? 0) - plan.card / 2).toBeGreaterThanOrEqual(plan.from + plan.old + 5 * plan.step - 0.01);
    expect((plan.places.at(-1) ?? 0) + plan.card / 2).toBeLessThanOrEqual(366);
  });
});

describe('an update of the duel', () => {
  const taken = { kind: 'trick_taken', text: 'Trick 1: you win with the red 5 against the black 6. 1 to 0.', ...trick(), tricks: [1, 0] };
  const after = (events: object[], now = view({ played: [trick()], trick_number: 2 })) => ({
    events: events.map((event) => ({ view: write(now), ...event })) as Seen[],
    view: write(now),
    words,
  });

  test('shows both cards and the winner before it goes on', () => {
    const decided = view({ phase: 'follow', to_act: [1], played: [trick()], sides: [side({ tricks: 1, hand: ['5b'] }), side({ hand: null })] });
    const shown = steps(write(view()), after([{ ...taken, view: write(decided) }]));
    expect(shown.map((step) => step.phase)).toEqual(['still', 'taken', 'still']);
    const whole = read(shown[1]!.view);
    expect([whole.taking?.winner, whole.played, whole.to_act]).toEqual([0, [], []]);
    expect([whole.sides[0].tricks, whole.sides[0].hand]).toEqual([1, ['5b']]);
    expect(shown[1]!.words.title).toBe('You win with the red 5 against the black 6');
    expect(shown.at(-1)!.words).toBe(words);
  });

  test('tells what the other bought, not what one bought oneself', () => {
    const bought = (seat: number) => ({ kind: 'bought', text: 'Ilse buys red 6.', seat, spent: [], bought: ['6r'], swapped: false });
    const before = write(view({ phase: 'first_buys' }));
    expect(steps(before, after([bought(1)]))).toHaveLength(2);
    expect(steps(before, after([bought(0)]))).toHaveLength(1);
    expect(steps(write(view({ phase: 'sealed' })), after([bought(0), bought(1)]))).toHaveLength(3);
  });

  test('speaks in one title and the rest', () => {
    expect(told('Step 2 of sudden death: red 5 against red 5. A tie: again.', words)).toMatchObject({
      title: 'Red 5 against red 5',
      detail: 'A tie: again.',
    });
  });
});

test('what a card could help to buy is listed as people do', () =>
  expect([['9'], ['9', '8'], ['9', '8', '7']].map(either)).toEqual(['9', '9 or 8', '9, 8 or 7']));

describe('what stands beside the own name', () => {
  const side = { committed: false } as unknown as Side;
  const at = (phase: string) => ({ phase, buyer: 0, leader: 0, winner: null, sides: [side, side] }) as unknown as DuelView;
  test('is said to whoever reads it', () => {
    expect(['sealed', 'first_buys', 'lead'].map((phase) => ownRole(at(phase), 0))).toEqual(['order in secret', 'buy first', 'lead']);
  });
});
