import { expect, test } from 'vitest';
import { asTitle, pieces, plain, signed, titled } from '../src/lib/markup';

test('pairs of stars make emphasis', () => {
  expect(pieces('With 15, **Ilse** takes it: **10 heads**')).toEqual([
    { text: 'With 15, ', strong: false },
    { text: 'Ilse', strong: true },
    { text: ' takes it: ', strong: false },
    { text: '10 heads', strong: true },
  ]);
});

test('a star without a partner is only a star', () => {
  expect(plain('a ** b')).toBe('a ** b');
  expect(pieces('**a** and **b')).toEqual([
    { text: 'a', strong: true },
    { text: ' and **b', strong: false },
  ]);
});

test('a line never ends between a figure and its sign', () => {
  expect(plain('**Play 7** looked better (50 %)')).toBe('Play 7 looked better (50\u00a0%)');
});

test('nothing else is markup', () => {
  expect(pieces('<b>x</b> *y*')).toEqual([{ text: '<b>x</b> *y*', strong: false }]);
  expect(pieces('')).toEqual([]);
});

test('a title goes without its full stop', () => {
  expect(asTitle('Ilse plays 14.')).toBe('Ilse plays 14');
  expect(asTitle('Ilse takes **10 heads.**')).toBe('Ilse takes **10 heads**');
});

test('what was told becomes a title and a second line', () => {
  expect(titled('Ilse takes trick 4 with 44: not everyone went below, so the highest takes. 10 heads.')).toEqual({
    title: 'Ilse takes trick 4 with 44',
    detail: 'Not everyone went below, so the highest takes. 10 heads.',
  });
  expect(titled('Ansel leads 22.')).toEqual({ title: 'Ansel leads 22', detail: '' });
});

test('suits stand apart from the words around them', () => {
  expect(signed('Ansel has 9♣, not A♦')).toEqual([
    { text: 'Ansel has 9', sign: false },
    { text: '♣', sign: true },
    { text: ', not A', sign: false },
    { text: '♦', sign: true },
  ]);
});
