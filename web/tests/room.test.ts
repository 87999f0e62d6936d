import { expect, it } from 'vitest';
import { roomFor } from '../src/lib/room';
import { isLow } from '../src/table/low';

it('draws a table at its own size until the window is larger than it', () => {
  for (const [width, height] of [[390, 844], [1280, 800], [1360, 800], [1920, 800], [1280, 1440]] as const)
    expect(roomFor(width, height)).toBe(1);
});

it('grows with the window, and leaves the table the room that it needs', () => {
  for (const [width, height] of [[1600, 1000], [1920, 1080], [2560, 1440], [3440, 1440]] as const) {
    const room = roomFor(width, height);
    expect(room).toBeGreaterThan(1.1);
    expect(width / room).toBeGreaterThanOrEqual(1360);
    expect(height / room).toBeGreaterThanOrEqual(800 - 1e-6);
  }
});

it('leaves the zoom of the browser enough to double every word', () => {
  expect(roomFor(7680, 4320)).toBeLessThanOrEqual(5 / 2);
});

it('knows a phone on its side from one that stands, and from a desk', () => {
  expect([[844, 390], [667, 375], [640, 400]].map(([width = 0, height = 0]) => isLow({ width, height }))).toEqual([true, true, true]);
  expect([[390, 844], [320, 256], [1280, 500], [768, 1024]].some(([width = 0, height = 0]) => isLow({ width, height }))).toBe(false);
});
