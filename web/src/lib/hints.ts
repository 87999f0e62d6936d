import type { Hint, Notation } from './protocol';

/** All moves that a hint speaks for: the best, and what belongs to the same choice. */
export const advised = (hint: Hint | null): Notation[] =>
  hint ? [hint.move, ...(hint.considered[0]?.then ?? [])] : [];
