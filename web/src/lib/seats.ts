import type { SeatInfo } from './protocol';

/** Somebody sits here of whom nothing is heard. */
export const isAway = (seat: SeatInfo | undefined): boolean => seat?.kind === 'person' && !seat.present;

/** Who has gone and who is back, in words; nothing of one's own seats. */
export function comings(before: readonly SeatInfo[], now: readonly SeatInfo[], yours: readonly number[]): string {
  const others = now.filter(({ seat }) => !yours.includes(seat) && before[seat]?.kind === 'person');
  return others
    .filter((seat) => isAway(seat) !== isAway(before[seat.seat]))
    .map((seat) => `${seat.name} is ${isAway(seat) ? 'away' : 'back'}.`)
    .join(' ');
}
