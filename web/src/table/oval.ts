import type { Seat, SeatInfo } from '../lib/protocol';

/** The others in table order, beginning on one's left; a watcher sees all, from the first seat on. */
export function around(seats: readonly SeatInfo[], you: Seat | null): readonly SeatInfo[] {
  if (you === null) return seats;
  return [...seats.slice(you + 1), ...seats.slice(0, you)];
}

/** How far a seat stands below the far rim of the oval, from 0 in the middle to 1 at the ends. */
export function dip(i: number, count: number): number {
  if (count < 2) return 0;
  const middle = (count - 1) / 2;
  return (Math.abs(i - middle) / middle) ** 2;
}
