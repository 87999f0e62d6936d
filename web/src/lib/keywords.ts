// The words of a game that stand in a text.
import type { Term } from './protocol';

/** The context in which a table keeps its words. */
export const TERMS = Symbol('terms');

const escaped = (mark: string) => mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const holds = (text: string, mark: string) => new RegExp(`(^|[^a-z])${escaped(mark)}([^a-z]|$)`, 'i').test(text);

/** The keywords that stand in a text, in the order of the glossary. */
export const keywordsIn = (terms: readonly Term[], text: string): Term[] =>
  terms.filter((term) => term.marks.some((mark) => holds(text, mark)));
