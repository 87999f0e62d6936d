import type { Ask, Hint, Notation } from './protocol';

/** All moves that a hint speaks for: the best, and what belongs to the same choice. */
export const advised = (hint: Hint | null): Notation[] =>
  hint ? [hint.move, ...(hint.considered[0]?.then ?? [])] : [];

/** What is left of a hint when one of its pieces was chosen and the next is asked for; null where it has been left or is complete. */
export function rest(hint: Hint | null, chosen: Notation | null, ask: Ask | null): Hint | null {
  const pieces = advised(hint);
  if (!hint || !ask || chosen === null || !pieces.includes(chosen)) return null;
  const [move, ...then] = pieces.filter((piece) => piece !== chosen);
  if (move === undefined || !ask.moves.some((one) => one.move === move)) return null;
  const [best, ...others] = hint.considered;
  return { ...hint, move, considered: best ? [{ ...best, move, then }, ...others] : [] };
}
