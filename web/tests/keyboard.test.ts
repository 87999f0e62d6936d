import { expect, test } from 'vitest';
import { walk, wish } from '../src/lib/keyboard';

const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });

test('arrows walk the hand and stop at its ends', () => {
  expect(walk('ArrowRight', 2, 7)).toBe(3);
  expect(walk('ArrowLeft', 0, 7)).toBe(0);
  expect(walk('ArrowRight', 6, 7)).toBe(6);
  expect(walk('End', 0, 7)).toBe(6);
  expect(walk('ArrowRight', -1, 7)).toBe(0);
  expect(walk('ArrowRight', 0, 0)).toBeNull();
});

test('H hints, L opens the drawer, Escape puts back', () => {
  expect(wish(key('h'), false)).toBe('hint');
  expect(wish(key('L'), false)).toBe('drawer');
  expect(wish(key('Escape'), false)).toBe('putBack');
});

test('the keys of the game and of the browser are left alone', () => {
  for (const name of ['Enter', ' ', 'Tab', 'x', 'ArrowLeft']) expect(wish(key(name), false)).toBeNull();
  expect(wish(key('l', { ctrlKey: true }), false)).toBeNull();
});

test('letters typed into a field are letters', () => {
  expect(wish(key('h'), true)).toBeNull();
  expect(wish(key('Escape'), true)).toBe('putBack');
});
