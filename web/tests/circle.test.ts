import { describe, expect, test } from 'vitest';
import { roundsOf, struckBy } from '../src/games/sacrifice_circle/course';
import { EDGES, SPACES, fromWays, placeName, polar, ringNumber, spaceAt, wayAlong } from '../src/games/sacrifice_circle/board';
import { plant } from '../src/games/sacrifice_circle/forest';
import { inOrder, lampsOf, tinted } from '../src/games/sacrifice_circle/lamps';
import { turnsOf } from '../src/games/sacrifice_circle/order';
import { CLOSE, around, dragged, held, whole, zoomed } from '../src/games/sacrifice_circle/pane';
import { pips } from '../src/games/sacrifice_circle/pips';
import { steps } from '../src/games/sacrifice_circle/steps';
import { facesOf, thrownBy, told } from '../src/games/sacrifice_circle/strike';
import { choicesOf, read, sendingOf, write, type CircleView, type Hero, type HeroName } from '../src/games/sacrifice_circle/view';
import type { Seen } from '../src/lib/changes';
import type { Ask, MoveInfo } from '../src/lib/protocol';

const hero = (name: HeroName, seat: number, space: string, acted = false): Hero => ({
  hero: name, seat, space, item: null, locked: false, buff: false, acted, beside: false,
});
const base: CircleView = {
  seat: 3, phase: 'act', round: 8, turn: 'D', turn_seat: 3,
  crystal: { space: 'N26', t: 26, to_black: 14, health: 41, full: 75, staff_turns: 0 },
  trap: null,
  heroes: [hero('A', 0, 'N36', true), hero('B', 1, 'oBC4', true), hero('C', 2, 'N21', true), hero('D', 3, 'D4'), hero('E', 4, 'N31')],
  cards: [], charged: ['iCD2'], rolled: null, steps_left: 0, moved: false, attacked: false, golden_used: false,
  golden_on: null, drawn: null, beside: ['N25', 'N27'], lane: [], landings: [],
  odds: { now: [0, 0, 0.07, 0.3], without_trap: [0, 0, 0.07, 0.3], without_staff: [], without_both: [] }, won: null,
  second_item: 'choose', walk: 'free',
};
const words = { title: 'Move', detail: '', notes: [] };
const info = (move: string, preview: Record<string, unknown> = {}): MoveInfo => ({ move, label: move, follows: '', preview });
const asking = (moves: MoveInfo[], barred: Ask['barred'] = []): Ask => ({ seat: 3, about: 'act', title: '', detail: '', moves, barred });
const play = (events: Record<string, unknown>[], after: CircleView = base) =>
  steps(write(base), { events: events.map((event) => ({ text: '', view: write(after), ...event })) as Seen[], view: write(after), words });

describe('the board', () => {
  test('has the spaces and ways of the engine, y downwards', () => {
    expect([SPACES.length, EDGES.length]).toEqual([96, 108]);
    expect(spaceAt('N0')).toMatchObject({ kind: 'black', x: 0, y: -1000 });
    expect(polar(10, 1000)).toEqual([-1000, -0]);
    expect(() => spaceAt('N40')).toThrow('N40');
  });
  test('a way bends along the ring and runs straight elsewhere', () => {
    expect(wayAlong(['D4', 'D5', 'N24', 'N25'])).toMatch(/^M392 539L490 674L588 809A1000 1000 0 0 0 707 707$/);
    expect(wayAlong(['N0', 'N39'])).toContain('0 0 1');
    expect(wayAlong(['N39', 'N0'])).toContain('0 0 0');
    expect(wayAlong([])).toBe('');
  });
  test('spaces have names in words', () => {
    expect(['N0', 'N4', 'N5', 'HUB', 'A2', 'iAB1', 'oBC3'].map(placeName)).toEqual([
      'black', '4, a star', '5', 'the circle in the middle', 'path A, space 2',
      'the footpath off path A towards B', 'the outer gold well between paths B and C',
    ]);
    expect(['iEA3', 'oBC2', 'oBC4'].map(placeName)).toEqual([
      'the footpath off path A towards E', 'step 2 of the outer footpath off path B towards C', 'step 2 of the outer footpath off path C towards B',
    ]);
    expect(new Set(SPACES.map((space) => placeName(space.id))).size).toBe(SPACES.length);
    expect([ringNumber('N12'), ringNumber('iAB1')]).toEqual([12, null]);
  });
  test('no tree stands on a way, and the woods never change', () => {
    const trees = plant();
    expect(trees.length).toBeGreaterThan(400);
    expect(Math.min(...trees.map(({ x, y }) => fromWays(x, y)))).toBeGreaterThan(56);
    expect(plant()).toEqual(trees);
  });
  test('a die has as many eyes as its face', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => new Set(pips(face).map(String)).size)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('the window', () => {
  const size = { width: 390, height: 415 };
  test('holds at the edges of the board', () => {
    expect(held({ x: 5000, y: 0, scale: CLOSE }, size).x).toBeCloseTo(1220 - 195 / CLOSE);
    expect(held({ x: 300, y: 0, scale: 0.01 }, size)).toEqual({ x: 0, y: expect.closeTo(0), scale: whole(size) });
  });
  test('is drawn along by a finger, and zooms around the fingers', () => {
    expect(dragged({ x: 0, y: 0, scale: 0.5 }, 10, -20)).toEqual({ x: -20, y: 40, scale: 0.5 });
    const near = zoomed({ x: 0, y: 0, scale: 0.2 }, 2, { x: 40, y: 0 });
    expect(near.x + 40 / near.scale).toBeCloseTo(40 / 0.2);
  });
  test('comes as close as all that matters allows', () => {
    expect(around([{ x: 100, y: 100 }], size)).toMatchObject({ x: 100, y: 100, scale: CLOSE });
    expect(around([{ x: -1000, y: 0 }, { x: 1000, y: 0 }], size).scale).toBeCloseTo(390 / 2240);
  });
});

describe('what can be pressed', () => {
  const ways = [
    info('go:N25', { steps: 3, route: ['D4', 'D5', 'N24', 'N25'], draws: false, beside: true }),
    info('go:D5', { steps: 1, route: ['D4', 'D5'], draws: false, beside: false }),
    info('go:iCD2', { steps: 3, route: ['D4', 'D3', 'iCD3', 'iCD2'], draws: true, beside: false }),
    info('stop'),
  ];
  test('lamps carry steps, strikes, wells; barred spaces come last with their reason', () => {
    const ask = asking(ways, [{ move: 'go:N24', words: 'Ilse stands on 24.', rule: 'R13' }]);
    const lamps = inOrder(lampsOf(ask, choicesOf(ask), null));
    expect(lamps.map((lamp) => lamp.move)).toEqual(['go:D5', expect.anything(), expect.anything(), 'go:N24']);
    expect(lamps.find((lamp) => lamp.move === 'go:N25')).toMatchObject({ text: '3', strikes: true, kind: 'step' });
    expect(lamps.find((lamp) => lamp.move === 'go:iCD2')?.name).toBe('go:iCD2, 3 steps, draws a card');
    expect(lamps.at(-1)).toMatchObject({ barred: 'Ilse stands on 24.', name: '24, not now: Ilse stands on 24.' });
  });
  test('stars are lit for whoever is sent', () => {
    const ask = asking([info('tp:A:N4'), info('tp:B:N12'), info('end')]);
    expect(lampsOf(ask, choicesOf(ask), 'B').map((lamp) => lamp.space)).toEqual(['N12']);
    expect(sendingOf('tp:A:N4')).toEqual({ target: 'A', star: 'N4' });
    expect(sendingOf('trap')).toBeNull();
  });
  test('a locked hero and a path in question tint their ways', () => {
    const locked = { ...base, heroes: base.heroes.map((one) => ({ ...one, locked: true })) };
    expect(tinted(locked, null, 'D')).toContain('oDE3');
    expect(tinted(base, null, 'D')).toEqual([]);
    expect(tinted({ ...base, phase: 'draft' }, 'path:B', null)).toContain('B5');
  });
  test('a strike is told in figures, and where it throws the crystal', () => {
    const blows = [1, 2, 3, 4, 5, 6].map((die) => ({ die, space: `N${26 - Math.max(0, die - 2)}`, back: Math.max(0, die - 2), pushes: [] }));
    const odd = info('attack:odd', { kind: 'attack', damage: [1, 6], expected: 3.5, back: [0, 4], kills: 0.3333, blows });
    expect(told(odd)).toEqual(['1 to 6, on average 3.5', 'throws it back 0 to 4', 'shatters it: 33 %']);
    expect(thrownBy(odd).map(({ space, dice }) => `${space} ${dice}`)).toEqual(['N25 3', 'N24 4', 'N23 5', 'N22 6']);
    expect([facesOf([1, 2]), facesOf([4, 5, 6]), facesOf([2])]).toEqual(['1, 2', '4–6', '2']);
    expect([told(info('trap', { kind: 'trap' })), thrownBy(null)]).toEqual([[], []]);
  });
  test('the order of turns begins with whoever acts; the crystal begins a round', () => {
    const names = (view: CircleView) => turnsOf(view).map((turn) => ('hero' in turn ? turn.hero.hero : '*')).join('');
    expect(names(base)).toBe('DE*ABC');
    expect(names({ ...base, turn: null })).toBe('*ABCDE');
  });
});

describe('how an update is seen', () => {
  test('a hero walks space by space', () => {
    const shown = play([{ kind: 'hero_moved', hero: 'D', route: ['D4', 'D5', 'N24'], text: 'You walk to 24.' }]);
    expect(shown.map((step) => read(step.view).heroes[3]?.space)).toEqual(['D5', 'N24', 'D4']);
    expect(shown.map((step) => step.phase)).toEqual(['sweep', 'sweep', 'still']);
    expect(shown[0]?.words.title).toBe('You walk to 24');
  });
  test('the crystal rolls, slides, pushes a chain, and waits to be seen', () => {
    const fresh = { ...base, heroes: base.heroes.map((one) => ({ ...one, acted: false })) };
    const moved = { ...fresh, crystal: { ...base.crystal, space: 'N31', t: 31, to_black: 9 } };
    const pushed = { ...moved, heroes: moved.heroes.map((one) => (one.hero === 'E' ? { ...one, space: 'N30' } : one)) };
    const shown = play([
      { kind: 'crystal_rolled', view: write(fresh), die: 5, text: 'Round 9: the crystal rolls 5.' },
      { kind: 'crystal_moved', view: write(moved), route: ['N26', 'N27', 'N28', 'N29', 'N30', 'N31'], text: 'It comes to rest on 31.' },
      { kind: 'hero_pushed', view: write(pushed), hero: 'E', start: 'N31', space: 'N30', text: 'Ilse is thrown back to 30.' },
    ]);
    const waits = shown.at(-2);
    expect(waits).toMatchObject({ phase: 'taken', skippable: true, words: { title: 'The crystal rolls 5' } });
    const { crystal, heroes, scene } = read(waits?.view ?? {});
    expect([crystal.space, crystal.to_black, heroes[4]?.space]).toEqual(['N31', 9, 'N30']);
    expect(heroes.some((one) => one.acted)).toBe(false);
    expect([scene?.trail.length, scene?.pushes, scene?.before]).toEqual([6, [{ hero: 'E', start: 'N31', space: 'N30' }], base.odds.now]);
    expect(waits?.words.detail).toBe('It comes to rest on 31. Ilse is thrown back to 30.');
    expect(shown.at(-1)?.view).toBe(write(base));
  });
  test('black is reached as step 40', () => {
    const shown = play([{ kind: 'crystal_moved', route: ['N39', 'N0'] }]);
    expect(read(shown[0]?.view ?? {}).crystal).toMatchObject({ t: 40, to_black: 0 });
  });
  test('a strike tumbles, hurts, drives back', () => {
    const hit = { ...base, crystal: { ...base.crystal, health: 36 } };
    const shown = play([
      { kind: 'attacked', view: write(hit), hero: 'D', card: 'odd', die: 5, damage: 5, health: 36, text: 'You strike, roll 5: 5 damage, 36 left.' },
      { kind: 'knocked_back', route: ['N26', 'N25', 'N24', 'N23'], t: 23 },
    ]);
    expect(read(shown[0]?.view ?? {}).scene?.die).toMatchObject({ face: 5, tumbles: true, red: false });
    expect(read(shown[1]?.view ?? {})).toMatchObject({ crystal: { health: 36 }, scene: { hurt: 5 } });
    expect(shown.slice(2, -1).map((step) => read(step.view).crystal.t)).toEqual([25, 24, 23]);
  });
  test('a scroll leaps, a draw is shown, an end is nothing to see', () => {
    const sent = { ...base, heroes: base.heroes.map((one) => (one.hero === 'D' ? { ...one, space: 'N28', buff: true } : one)) };
    const leap = play([{ kind: 'teleported', view: write(sent), hero: 'A', target: 'D', start: 'D4', space: 'N28', buffed: true }]);
    expect(read(leap[0]?.view ?? {}).heroes[3]).toMatchObject({ space: 'D4', buff: false });
    expect(read(leap[1]?.view ?? {}).heroes[3]).toMatchObject({ space: 'N28', buff: true });
    const draw = play([{ kind: 'item_drawn', hero: 'D', card: 'axe', held: null, text: 'You draw the axe.' }]);
    expect(read(draw[0]?.view ?? {}).scene?.card).toBe('axe');
    expect(play([{ kind: 'turn_began', hero: 'E' }])).toHaveLength(1);
  });
});

test('the course of a game is drawn from its chapters', () => {
  const chapter = (number: number, data: object) => ({ number, title: `Round ${number}`, words: '', data: data as Record<string, unknown> });
  const rounds = roundsOf([
    chapter(1, { health: 51, t: 3, struck: { 0: 4, 2: 5 }, traps: 0 }),
    chapter(2, { health: 38, t: 5, struck: { 0: 3 }, traps: 10 }),
  ]);
  expect(rounds.map((round) => [round.health, round.t, round.traps])).toEqual([[51, 3, 0], [38, 5, 10]]);
  expect(rounds[0]?.struck).toEqual([{ seat: 0, damage: 4 }, { seat: 2, damage: 5 }]);
  expect([0, 1, 2].map((seat) => struckBy(rounds, seat))).toEqual([7, 0, 5]);
});
