import { describe, expect, test } from 'vitest';
import { secondLine } from '../src/table/secondLine';
import { advised, rest } from '../src/lib/hints';
import type { Ask, Hint, MoveInfo } from '../src/lib/protocol';

const ask: Ask = { seat: 0, about: 'play', title: '', detail: 'Both show at once.', moves: [], barred: [] };
const move = (follows: string): MoveInfo => ({ move: 'play 3b', label: '', follows, preview: {} });
const heard = { refusal: null, hint: null, over: null, move: null, ask, looking: false };

describe('what stands below the duty', () => {
  test('what follows from the chosen move; where nothing is known, what was asked stays', () => {
    expect(secondLine('', { ...heard, move: move('It wins.') }, null).text).toBe('It wins.');
    expect(secondLine('', { ...heard, move: move('') }, null).text).toBe('Both show at once.');
  });
  test('a hint gives way to another choice', () => {
    const hint = { type: 'hint', number: 1, move: 'play 4b', words: 'Best.', considered: [] } as unknown as Hint;
    expect(secondLine('', { ...heard, hint }, null).tone).toBe('hint');
    expect(secondLine('', { ...heard, hint, move: move('It wins.') }, null).text).toBe('It wins.');
  });
  test('a hint speaks over what was chosen when it came', () => {
    const hint = { type: 'hint', number: 1, move: 'play 4b', words: 'Best.', considered: [] } as unknown as Hint;
    expect(secondLine('', { ...heard, hint, over: 'play 3b', move: move('It wins.') }, null).text).toBe('Best.');
    expect(secondLine('', { ...heard, hint, over: 'play 9r', move: move('It wins.') }, null).text).toBe('It wins.');
  });
});

test('a hint speaks for all pieces of its choice', () => {
  const [best, next] = [{ move: 'put 8C', share: 0.6, value: 0.4, label: 'Return 8♣' }, { move: 'put 9C', share: 0.4, value: 0.3, label: 'Return 9♣' }];
  const hint = { type: 'hint', number: 1, move: 'put 8C', words: '', considered: [best, next] } as Hint;
  expect(advised(null)).toEqual([]);
  expect(advised(hint)).toEqual(['put 8C']);
  const then = ['put 3H', 'done'];
  expect(advised({ ...hint, considered: [{ ...best, then }, next] })).toEqual(['put 8C', 'put 3H', 'done']);
});

test('a hint goes on with the next piece of its choice, in any order, and ends where it is left', () => {
  const best = { move: 'put 8C', share: 1, value: 0.4, label: 'Return 8♣ and 3♥', then: ['put 3H', 'done'] };
  const hint = { type: 'hint', number: 1, move: 'put 8C', words: '', considered: [best] } as Hint;
  const asked = (...moves: string[]) => ({ ...ask, moves: moves.map((one) => ({ ...move(''), move: one })) });
  expect(advised(rest(hint, 'put 8C', asked('put 3H', 'done')))).toEqual(['put 3H', 'done']);
  expect(advised(rest(hint, 'put 3H', asked('put 8C', 'done')))).toEqual(['put 8C', 'done']);
  expect(rest(hint, 'put 9C', asked('put 8C', 'done'))).toBeNull();
  expect(rest(hint, 'put 8C', asked('pass 3H'))).toBeNull();
  expect(rest(hint, 'put 8C', null)).toBeNull();
});
