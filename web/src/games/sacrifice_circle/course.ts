// The course of a finished game, round by round, as numbers to draw.
import type { Chapter, Seat } from '../../lib/protocol';

export interface Round {
  title: string;
  /** What was left of the crystal afterwards. */
  health: number;
  /** How far it had come. */
  t: number;
  struck: { seat: Seat; damage: number }[];
  traps: number;
}

interface Told {
  health: number;
  t: number;
  struck: Record<string, number>;
  traps: number;
}

export const roundsOf = (course: readonly Chapter[]): Round[] =>
  course.map((chapter) => {
    const { health, t, struck, traps } = chapter.data as unknown as Told;
    const blows = Object.entries(struck).map(([seat, damage]) => ({ seat: Number(seat), damage }));
    return { title: chapter.title, health, t, struck: blows, traps };
  });

/** All that a seat has struck off. */
export const struckBy = (rounds: Round[], seat: Seat): number =>
  rounds.flatMap((round) => round.struck).reduce((sum, blow) => sum + (blow.seat === seat ? blow.damage : 0), 0);
