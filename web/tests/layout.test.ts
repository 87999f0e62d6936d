import { describe, expect, test } from 'vitest';
import { layLine, pushApart, tickAt, widestGap } from '../src/games/sarkophag/layout';

const apart = (at: readonly number[], gap: number) =>
  at.every((place, i) => i === 0 || place - (at[i - 1] as number) >= gap - 0.001);

describe('cards on the number line', () => {
  test('cards that have room stand above their number', () => {
    expect(pushApart([100, 300, 500], 120, 60, 1000)).toEqual([100, 300, 500]);
  });

  test('neighbours are pushed apart by the least movement', () => {
    const at = pushApart([200, 210, 220], 100, 0, 1000);
    expect(at).toEqual([110, 210, 310]);
  });

  test('nothing leaves the table at either end', () => {
    expect(pushApart([10, 12], 100, 60, 940)[0]).toBe(60);
    expect(pushApart([990, 998], 100, 60, 940).at(-1)).toBe(940);
  });

  test.each([
    [1280, 330, [14, 15, 20, 22]],
    [1280, 330, [1, 2, 3, 4, 5, 6]],
    [390, 300, [25, 30, 34, 40, 44, 54]],
    [320, 260, [55, 56, 57, 58, 59, 60]],
    [1600, 420, [30, 31]],
  ])('at %i by %i no card covers another and all are inside', (width, height, numbers) => {
    const line = layLine({ width, height }, numbers, 9);
    expect(line.at).toHaveLength(numbers.length);
    expect(apart(line.at, line.card)).toBe(true);
    expect((line.at[0] as number) - line.card / 2).toBeGreaterThanOrEqual(0);
    expect((line.at.at(-1) as number) + line.card / 2).toBeLessThanOrEqual(width);
    expect(line.top).toBeGreaterThanOrEqual(0);
  });

  test('a broken trick leaves room for a second line above its cards', () => {
    const low = { width: 1280, height: 200 };
    expect(layLine(low, [2, 46, 54], 6, true).top).toBeGreaterThan(layLine(low, [2, 46, 54], 6).top + 17);
    expect(layLine({ width: 1280, height: 330 }, [2], 0, true).card).toBe(118);
  });

  test('ticks run from the first to the last card', () => {
    const line = layLine({ width: 1000, height: 300 }, [], 0);
    expect(tickAt(line, 1000, 1)).toBe(line.pad);
    expect(tickAt(line, 1000, 60)).toBe(1000 - line.pad);
  });
});

describe('the tally of heads', () => {
  test('stands where most room is', () => {
    expect(widestGap([200, 320], 100, 60, 1000)).toEqual([370, 1000]);
  });

  test('never lies over a card', () => {
    const line = layLine({ width: 1280, height: 330 }, [14, 15, 20, 22], 10);
    const right = (line.at.at(-1) as number) + line.card / 2;
    expect(line.tally?.x).toBeGreaterThan(right);
  });

  test('goes above the cards on a phone, and leaves when there is no room', () => {
    expect(layLine({ width: 390, height: 330 }, [14, 20], 5).tally?.centred).toBe(true);
    expect(layLine({ width: 390, height: 150 }, [14, 20], 5).tally).toBeNull();
  });
});
