// The view of Sacrifice Circle, what its moves foretell, and what a moving picture adds to it.
import items from '../../../../src/sacrarium/games/sacrifice_circle/data/items.json';
import type { Ask, MoveInfo, Notation, Seat, View } from '../../lib/protocol';
import type * as wire from './wire';
import type { CardName, Hero, HeroName, Push } from './wire';

export type { CardName, CardPlace, Crystal, Hero, HeroName, Landing, Push } from './wire';

/** The view, and what pictures on the way from one view to the next add to it. */
export interface CircleView extends wire.View {
  scene?: Scene;
}

/** A die that was just thrown. */
export interface Thrown {
  sides: 4 | 6;
  face: number;
  red: boolean;
  tumbles: boolean;
}

/** What is seen while something happens. */
export interface Scene {
  die: Thrown | null;
  /** Where the crystal came along, the space it stands on last. */
  trail: readonly string[];
  pushes: readonly Push[];
  /** The crystal has just been hit for so much. */
  hurt: number | null;
  /** The way a hero has taken so far, and which card it has just drawn. */
  walked: readonly string[];
  card: CardName | null;
  /** From where to where a scroll has sent a hero. */
  leap: [string, string] | null;
  /** The chances as they stood before. */
  before: readonly number[] | null;
}

export const NOTHING: Scene = {
  die: null,
  trail: [],
  pushes: [],
  hurt: null,
  walked: [],
  card: null,
  leap: null,
  before: null,
};

export const read = (view: View) => view as unknown as CircleView;
export const write = (view: CircleView) => view as unknown as View;

export interface Item {
  id: CardName;
  title: string;
  deck: 'common' | 'holy';
  bonus: number;
  words: string;
}
export const ITEMS = new Map((items as Item[]).map((item) => [item.id, item]));
export const itemOf = (card: CardName): Item => ITEMS.get(card) as Item;

export const heroOf = (view: CircleView, seat: Seat | null): Hero | null =>
  seat === null ? null : (view.heroes.find((hero) => hero.seat === seat) ?? null);
export const heroNamed = (view: CircleView, name: HeroName | null): Hero | null =>
  view.heroes.find((hero) => hero.hero === name) ?? null;

// ---- moves, as they are written

export const spaceOf = (move: Notation): string | null => (move.startsWith('go:') ? move.slice(3) : null);
export const pathOf = (move: Notation): HeroName | null =>
  move.startsWith('path:') ? (move.slice(5) as HeroName) : null;
export const isStrike = (move: Notation) => move === 'attack' || move.startsWith('attack:');
export const cardOf = (move: Notation): CardName | null =>
  /^(attack|keep):/.test(move) ? (move.split(':')[1] as CardName) : move === 'trap' ? 'trap' : null;

export interface Sending {
  target: HeroName;
  star: string;
}
export function sendingOf(move: Notation): Sending | null {
  const [verb, target, star] = move.split(':');
  return verb === 'tp' && target && star ? { target: target as HeroName, star } : null;
}

/** The moves of a question by what they do. */
export interface Choices {
  paths: readonly MoveInfo[];
  ways: readonly MoveInfo[];
  strikes: readonly MoveInfo[];
  trap: MoveInfo | null;
  sendings: readonly MoveInfo[];
  keeps: readonly MoveInfo[];
  roll: MoveInfo | null;
  /** Ends the walk, or the turn. */
  done: MoveInfo | null;
}

export function choicesOf(ask: Ask | null): Choices {
  const moves = ask?.moves ?? [];
  const starting = (verb: string) => moves.filter((move) => move.move.startsWith(`${verb}:`));
  const named = (...names: readonly string[]) => moves.find((move) => names.includes(move.move)) ?? null;
  return {
    paths: starting('path'),
    ways: starting('go'),
    strikes: moves.filter((move) => isStrike(move.move)),
    trap: named('trap'),
    sendings: starting('tp'),
    keeps: starting('keep'),
    roll: named('roll'),
    done: named('stop', 'end'),
  };
}
