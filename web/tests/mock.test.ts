import { expect, test } from 'vitest';
import { review } from '../dev/review.mjs';

const played = (number: number, seat: number, card: number, hand: number[]) => ({
  number,
  events: [{ kind: 'card_played', seat, card }],
  views: [{}, { hand }, { hand: [] }],
});
const frames = [
  { number: 0, events: [], views: [{}, { hand: [1, 2, 3, 4] }, { hand: [] }] },
  ...[1, 2, 3, 4].flatMap((card, i) => [
    played(2 * i + 1, 0, card, [1, 2, 3, 4].slice(i + 1)),
    played(2 * i + 2, 1, 50 + i, [1, 2, 3, 4].slice(i + 1)),
  ]),
];

test('the pretended review grows to its end and leads to the step before a card', () => {
  expect(review(frames, 0, 1)).toMatchObject({ seat: 0, done: 3, count: 4 });
  const whole = review(frames, 0, 2);
  expect(whole).toMatchObject({ done: 4, count: 4 });
  expect(whole.points).toEqual([
    { number: 2, where: 'Step 2', played: '2', better: '3', value: 0.41, better_value: 0.52, words: '**Play 3** looked better (52 %) than **Play 2** (41 %).' },
  ]);
});
