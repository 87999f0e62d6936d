export interface Piece {
  text: string;
  strong: boolean;
}

/** A figure and its sign stay on one line. */
const together = (sentence: string) => sentence.replace(/(\d) %/g, '$1\u00a0%');

/** Splits a sentence of the server at `**`; an unpaired mark stays as it is written. */
export function pieces(sentence: string): Piece[] {
  const parts = together(sentence).split('**');
  if (parts.length % 2 === 0) parts.push(`${parts.splice(-2).join('**')}`);
  return parts.map((text, i) => ({ text, strong: i % 2 === 1 })).filter((piece) => piece.text !== '');
}

/** A sentence that stands as a title goes without its full stop. */
export const asTitle = (sentence: string) => sentence.replace(/\.(\*\*)?$/, '$1');

/** What was told as a title and what stands below it: the first clause, and the rest. */
export function titled(sentence: string): { title: string; detail: string } {
  const cut = /[.:] /.exec(sentence);
  if (!cut) return { title: asTitle(sentence), detail: '' };
  const rest = sentence.slice(cut.index + 2);
  return { title: sentence.slice(0, cut.index), detail: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

/** The same sentence without marks, for names and announcements. */
export const plain = (sentence: string) =>
  pieces(sentence)
    .map((piece) => piece.text)
    .join('');

/** The context in which a game names the component that draws the suits of its sentences. */
export const SIGNS = Symbol('signs');

export interface Part {
  text: string;
  sign: boolean;
}

/** Splits words at the signs of the four suits. */
export const signed = (words: string): Part[] =>
  words
    .split(/([♣♦♥♠])/)
    .map((text, i) => ({ text, sign: i % 2 === 1 }))
    .filter((part) => part.text !== '');
