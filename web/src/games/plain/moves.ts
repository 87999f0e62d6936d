// The offered moves as a list that stays usable when it is long: groups, a filter, numbers to type. Pure.
import { plain } from '../../lib/markup';
import type { MoveInfo } from '../../lib/protocol';
import { say, type Tongue } from './words';

/** One move with the number that chooses it. */
export interface Row {
  place: number;
  info: MoveInfo;
}

export interface Group {
  /** Empty where a heading would say nothing. */
  title: string;
  rows: Row[];
}

/** From so many moves on there is a field to filter them. */
export const MANY = 13;

const verbOf = ({ label }: MoveInfo) => plain(label).split(' ')[0] ?? '';

/** The moves in which every typed word occurs. */
export function matching(moves: readonly MoveInfo[], typed: string): MoveInfo[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return moves.filter(({ move, label, follows }) => {
    const text = plain(`${label} ${follows} ${move}`).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Moves that begin with the same word stand together under it; the single ones follow. */
export function grouped(moves: readonly MoveInfo[]): Group[] {
  const verbs = new Map<string, MoveInfo[]>();
  for (const move of moves) verbs.set(verbOf(move), [...(verbs.get(verbOf(move)) ?? []), move]);
  const several = [...verbs].filter(([, all]) => all.length > 1);
  const single = [...verbs].flatMap(([, all]) => (all.length > 1 ? [] : all));
  const groups = several.map(([title, all]) => ({ title, all }));
  if (single.length) groups.push({ title: groups.length ? 'Other moves' : '', all: single });
  let place = 0;
  return groups.map(({ title, all }) => ({
    title: groups.length > 1 ? title : '',
    rows: all.map((info) => ({ place: ++place, info })),
  }));
}

/** The number typed so far with one more digit; where no move has that number, the digit begins a new one. */
export function typedOn(before: string, digit: string, count: number): string {
  const fits = (digits: string) => Number(digits) >= 1 && Number(digits) <= count;
  return [before + digit, digit].find(fits) ?? '';
}

/** What a move speaks of: the pieces of its notation, and the words of its preview. */
export function mentions({ move, preview }: MoveInfo): Set<string> {
  const words = Object.values(preview).flatMap((one) => (Array.isArray(one) ? one : [one]));
  return new Set([...move.split(/[\s:+=,>]+/), ...words.filter((one) => typeof one === 'string')]);
}

/** The name of a move that is barred, of which only the notation is known. */
export function barredName(move: string, tongue: Tongue): string {
  const words = move.split(/[\s:_]+/).map((word) => say('', word, tongue));
  return words.join(' ').replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
