// What is lit on the board because it can be pressed.
import type { Ask, MoveInfo, Notation } from '../../lib/protocol';
import { plain } from '../../lib/markup';
import { placeName, polar, spaceAt, territoryOf } from './board';
import { pathOf, sendingOf, spaceOf, type Choices, type CircleView, type HeroName } from './view';

export interface Lamp {
  move: Notation;
  x: number;
  y: number;
  space: string | null;
  /** A count of steps, a letter, or nothing where the board shows enough. */
  text: string;
  kind: 'step' | 'well' | 'star' | 'path';
  name: string;
  /** From there the crystal can be struck. */
  strikes: boolean;
  route: readonly string[];
  /** Why it has to wait. */
  barred: string | null;
}

interface WayPreview {
  steps: number;
  route: readonly string[];
  draws: boolean;
  beside: boolean;
}

const counted = (count: number) => (count === 1 ? '1 step' : `${count} steps`);

function way(move: MoveInfo): Lamp {
  const space = spaceOf(move.move) ?? '';
  const { steps, route, draws, beside } = move.preview as unknown as WayPreview;
  const name = [move.label, counted(steps), ...(draws ? ['draws a card'] : []), ...(beside ? ['beside the crystal'] : [])];
  return {
    move: move.move,
    ...spaceAt(space),
    space,
    text: String(steps),
    kind: draws ? 'well' : 'step',
    name: name.join(', '),
    strikes: beside,
    route,
    barred: null,
  };
}

function barredWays(ask: Ask): Lamp[] {
  return ask.barred.flatMap(({ move, words }): Lamp[] => {
    const space = spaceOf(move);
    if (space === null) return [];
    const name = `${placeName(space)}, not now: ${plain(words)}`;
    return [
      { move, ...spaceAt(space), space, text: '', kind: 'step', name, strikes: false, route: [], barred: words },
    ];
  });
}

function path(move: MoveInfo): Lamp {
  const hero = pathOf(move.move) ?? 'A';
  const [x, y] = polar('ABCDE'.indexOf(hero) * 8, 667);
  return { move: move.move, x, y, space: null, text: hero, kind: 'path', name: move.label, strikes: false, route: [], barred: null };
}

function sending(move: MoveInfo): Lamp {
  const { star } = sendingOf(move.move) ?? { star: 'N4' };
  return {
    move: move.move,
    ...spaceAt(star),
    space: star,
    text: '',
    kind: 'star',
    name: move.label,
    strikes: false,
    route: [],
    barred: null,
  };
}

/** The lamps for a question; scrolls light stars once it is said who is sent. */
export function lampsOf(ask: Ask | null, choices: Choices, target: HeroName | null): Lamp[] {
  if (!ask) return [];
  if (choices.paths.length) return choices.paths.map(path);
  if (target) return choices.sendings.filter(({ move }) => sendingOf(move)?.target === target).map(sending);
  return [...choices.ways.map(way), ...barredWays(ask)];
}

/** In the order in which arrows walk them: nearest first, then around the middle; what has to wait last. */
export const inOrder = (lamps: Lamp[]): Lamp[] =>
  [...lamps].sort((a, b) => Number(a.barred !== null) - Number(b.barred !== null) || a.text.localeCompare(b.text) || Math.atan2(a.x, a.y) - Math.atan2(b.x, b.y));

/** The spaces to tint: what the hero in question is locked to, or what a path would open. */
export function tinted(view: CircleView, chosen: Notation | null, hero: HeroName | null): string[] {
  const path = chosen === null ? null : pathOf(chosen);
  if (path) return territoryOf(path);
  const mine = view.heroes.find((one) => one.hero === hero);
  return mine?.locked && view.phase !== 'draft' && view.phase !== 'over' ? territoryOf(mine.hero) : [];
}
