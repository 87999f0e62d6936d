// How fast the table tells what happens: a setting of this browser, the same for every game.
import { keptPace, keepPace } from './memory';

export const PACES = ['calm', 'normal', 'quick', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** What a picture's time is multiplied by; at the instant pace only what is to be read has a time. */
const TIMES: Record<Pace, number> = { calm: 1.7, normal: 1, quick: 0.5, instant: 1 };

const known = (name: string): Pace => PACES.find((pace) => pace === name) ?? 'normal';
let chosen = $state<Pace>(known(keptPace()));

export const pace = () => chosen;
export function setPace(next: Pace): void {
  chosen = next;
  keepPace(next);
}

/** A time at the pace that was chosen. */
export const paced = (ms: number): number => ms * TIMES[chosen];
