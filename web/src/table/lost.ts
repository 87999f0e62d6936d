import type { Result, Seat } from '../lib/protocol';

/** Nobody has won, or somebody else than whoever looks; who only watches sees a winner's end. */
export const isLost = ({ winners }: Pick<Result, 'winners'>, yours: readonly Seat[]): boolean =>
  winners.length === 0 || (yours.length > 0 && !yours.some((seat) => winners.includes(seat)));
