import { expect, test } from 'vitest';
import { walk, wish, type Situation } from '../src/lib/keyboard';

const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });
const now: Situation = { at: 2, count: 7, drawer: false, typing: false };

test('arrows walk the hand and stop at its ends', () => {
  expect(walk('ArrowRight', 2, 7)).toBe(3);
  expect(walk('ArrowLeft', 0, 7)).toBe(0);
  expect(walk('ArrowRight', 6, 7)).toBe(6);
  expect(walk('End', 0, 7)).toBe(6);
  expect(walk('ArrowRight', -1, 7)).toBe(0);
  expect(walk('ArrowRight', 0, 0)).toBeNull();
});

test('H hints, L opens the drawer, Escape puts back', () => {
  expect(wish(key('h'), now)).toEqual({ do: 'hint' });
  expect(wish(key('L'), now)).toEqual({ do: 'drawer' });
  expect(wish(key('Escape'), now)).toEqual({ do: 'putBack' });
  expect(wish(key('ArrowLeft'), now)).toEqual({ do: 'walk', to: 1 });
});

test('Enter, Tab and the keys of the browser are left alone', () => {
  for (const name of ['Enter', ' ', 'Tab', 'x']) expect(wish(key(name), now)).toBeNull();
  expect(wish(key('l', { ctrlKey: true }), now)).toBeNull();
});

test('letters typed into a field are letters', () => {
  expect(wish(key('h'), { ...now, typing: true })).toBeNull();
  expect(wish(key('ArrowLeft'), { ...now, typing: true })).toBeNull();
  expect(wish(key('Escape'), { ...now, typing: true })).toEqual({ do: 'putBack' });
});

test('an open drawer keeps the arrows for scrolling', () => {
  expect(wish(key('ArrowDown'), { ...now, drawer: true })).toBeNull();
  expect(wish(key('l'), { ...now, drawer: true })).toEqual({ do: 'drawer' });
});
