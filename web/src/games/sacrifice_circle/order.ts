// Who comes when: the hero whose turn it is first, then the others, and the crystal where the round begins anew.
import type { CircleView, Hero, HeroName } from './view';

export type Turn = { hero: Hero } | { crystal: true };

export function turnsOf(view: CircleView): Turn[] {
  const heroes = view.heroes.map((hero): Turn => ({ hero }));
  const at = view.heroes.findIndex((hero) => hero.hero === view.turn);
  if (at < 0) return [{ crystal: true }, ...heroes];
  return [...heroes.slice(at), { crystal: true }, ...heroes.slice(0, at)];
}

/** Which path each seat has taken, in the order of the seats; null: not yet. */
export const pathsBySeat = (view: CircleView, seats: number): (HeroName | null)[] =>
  Array.from({ length: seats }, (_, seat) => view.heroes.find((hero) => hero.seat === seat)?.hero ?? null);
