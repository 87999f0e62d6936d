// The course of a finished game: who took how much, and when.
import type { SarkophagView, Trick } from './view';

/** Heads per seat at each stage: the rounds of a match, or the tricks of its only round. */
export function stagesOf(view: SarkophagView): readonly (readonly number[])[] {
  if (view.rounds.length > 1) return view.rounds;
  return view.tricks.map((trick) =>
    Array.from({ length: view.players }, (_, seat) => (seat === trick.taker ? trick.heads : 0)),
  );
}

/** Per seat the running sum, from nothing on. */
export function courseOf(stages: readonly (readonly number[])[], players: number): number[][] {
  return Array.from({ length: players }, (_, seat) => {
    let sum = 0;
    return [0, ...stages.map((stage) => (sum += stage[seat] ?? 0))];
  });
}

/** The trick of this round with the most heads; the first of equals. */
export function heaviest(view: SarkophagView): Trick | null {
  return view.tricks.reduce<Trick | null>(
    (most, trick) => (most === null || trick.heads > most.heads ? trick : most),
    null,
  );
}
