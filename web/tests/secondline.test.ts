import { describe, expect, test } from 'vitest';
import { secondLine } from '../src/table/secondLine';
import type { Ask, HintMessage, MoveInfo } from '../src/lib/protocol';

const ask: Ask = { seat: 0, about: 'play', title: '', detail: 'Both show at once.', moves: [], barred: [] };
const move = (follows: string): MoveInfo => ({ move: 'play 3b', label: '', follows, preview: {} });
const heard = { refusal: null, hint: null, move: null, ask, looking: false };

describe('what stands below the duty', () => {
  test('what follows from the chosen move; where nothing is known, what was asked stays', () => {
    expect(secondLine('', { ...heard, move: move('It wins.') }, null).text).toBe('It wins.');
    expect(secondLine('', { ...heard, move: move('') }, null).text).toBe('Both show at once.');
  });
  test('a hint gives way to another choice', () => {
    const hint = { type: 'hint', number: 1, move: 'play 4b', words: 'Best.', considered: [] } as unknown as HintMessage;
    expect(secondLine('', { ...heard, hint }, null).tone).toBe('hint');
    expect(secondLine('', { ...heard, hint, move: move('It wins.') }, null).text).toBe('It wins.');
  });
});
