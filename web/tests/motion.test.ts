import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Phase } from '../src/games/game';
import { backoff } from '../src/lib/connection';
import { SEEN, Stage, asWished } from '../src/lib/motion';
import { setPace } from '../src/lib/pace.svelte';

interface Picture {
  name: string;
  ms: number;
  skippable?: boolean;
}
let shown: string[] = [];
let stage: Stage<Picture>;
const picture = (name: string, ms = 100, skippable = false): Picture => ({ name, ms, skippable });

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  stage = new Stage<Picture>((one) => shown.push(one.name));
});
afterEach(() => vi.useRealTimers());

test('one picture at a time, in order', () => {
  stage.play([picture('card'), picture('taken', 2000, true), picture('next')]);
  stage.play([picture('later')]);
  expect(shown).toEqual(['card']);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(['card', 'taken']);
  vi.advanceTimersByTime(1999);
  expect(shown).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['card', 'taken', 'next']);
  vi.advanceTimersByTime(1000);
  expect(shown.at(-1)).toBe('later');
});

test('a press ends what may be ended, and nothing else', () => {
  stage.play([picture('card'), picture('taken', 2000, true), picture('next')]);
  expect(stage.skip()).toBe(false);
  vi.advanceTimersByTime(100);
  expect(stage.skip()).toBe(true);
  expect(shown.at(-1)).toBe('next');
});

test('a jump drops what waits and shows the newest at once', () => {
  stage.play([picture('a'), picture('b'), picture('c')]);
  stage.jump(picture('now'));
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(['a', 'now']);
});

test('the last picture always arrives, however many wait', () => {
  for (let i = 0; i < 500; i++) stage.play([picture(`p${i}`)]);
  vi.runAllTimers();
  expect(shown.at(-1)).toBe('p499');
  expect(stage.done).toBe(true);
});

test('a new picture after silence is shown at once', () => {
  stage.play([picture('a')]);
  vi.advanceTimersByTime(1000);
  stage.play([picture('b')]);
  expect(shown).toEqual(['a', 'b']);
});

test('the wait before reconnecting grows and has an end', () => {
  expect(backoff(0, 0.5)).toBe(400);
  expect(backoff(3, 0.5)).toBe(3200);
  expect(backoff(40, 1)).toBeLessThanOrEqual(10_000);
});

test.each([
  ['calm', 170],
  ['normal', 100],
  ['quick', 50],
] as const)('at a %s pace a picture stays %d of 100', (pace, ms) => {
  setPace(pace);
  stage.play([picture('card'), picture('next')]);
  vi.advanceTimersByTime(ms - 1);
  expect(shown).toEqual(['card']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['card', 'next']);
  setPace('normal');
});

describe('pictures as a person wishes to see them', () => {
  const words = { title: 'Ilse walks', detail: '', notes: [] };
  const other = { title: 'Ilse strikes', detail: '', notes: [] };
  const step = (ms: number, phase: Phase, said = words, skippable = true) => ({ ms, phase, words: said, skippable });
  const walk = [step(170, 'sweep'), step(170, 'sweep'), step(560, 'sweep', other), step(1100, 'taken'), step(320, 'still', words, false)];
  const wants = (less: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: less }));
  afterEach(() => {
    vi.unstubAllGlobals();
    setPace('normal');
  });

  test('with motion everything is shown in its own time', () => {
    wants(false);
    expect(asWished(walk)).toEqual(walk);
  });

  test('without motion only arrivals are shown, each long enough to be seen', () => {
    wants(true);
    expect(asWished(walk).map(({ ms, words: { title } }) => [title, ms])).toEqual([
      ['Ilse walks', SEEN],
      ['Ilse strikes', SEEN],
      ['Ilse walks', 1100],
      ['Ilse walks', 320],
    ]);
  });

  test.each([true, false])('at once nobody waits for a move, and what is to be read stays', (less) => {
    wants(less);
    setPace('instant');
    expect(asWished(walk).map(({ ms }) => ms)).toEqual([1100, 0]);
  });
});
