import { describe, expect, test } from 'vitest';
import { TARGET, planHand } from '../src/table/hand';

const wide = (plan: ReturnType<typeof planHand>) => (plan.row - 1) * plan.step + plan.card;

describe('a hand in its width', () => {
  test.each([1, 2, 3, 5, 7, 8, 10])('%i cards fit a phone, each with 44 px to press', (count) => {
    for (const width of [296, 351, 366, 406]) {
      const plan = planHand(width, count, 150, true);
      expect(wide(plan)).toBeLessThanOrEqual(width + 0.001);
      expect(plan.step).toBeGreaterThanOrEqual(TARGET);
      expect(plan.row * plan.rows).toBeGreaterThanOrEqual(count);
    }
  });

  test('the middle of a covered card stays free', () => {
    const plan = planHand(366, 7, 150, true);
    expect(plan.rows).toBe(1);
    expect(plan.step).toBeGreaterThan(plan.card / 2);
  });

  test('ten cards stand in one row on a desk and in two on a phone', () => {
    expect(planHand(832, 10, 152, false).rows).toBe(1);
    expect(planHand(366, 10, 150, true)).toMatchObject({ rows: 2, row: 5 });
  });

  test('cards rather get narrower than take a second row', () => {
    expect(planHand(296, 6, 150, true)).toMatchObject({ rows: 1, row: 6, step: TARGET + 1 });
    expect(planHand(351, 7, 150, true).rows).toBe(1);
  });

  test('two rows are lower where the window is', () => {
    expect(planHand(351, 8, 115, true).card).toBeLessThan(planHand(351, 8, 150, true).card);
  });

  test('few cards are not blown up', () => {
    expect(planHand(1100, 2, 152, false).card).toBeLessThanOrEqual(108);
  });
});
