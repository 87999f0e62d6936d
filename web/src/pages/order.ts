// What is being ordered for a new table. Pure, so that it can be tested.
import type { GameInfo, Choice, OptionInfo, Sitter } from '../lib/protocol';

/** How a seat is filled: "you", "open", or the name of a bot level. */
export type Filling = string;
export type Value = string | number | boolean;
export type Options = Record<string, Value>;

export const YOU = 'you';
export const OPEN = 'open';

export function usualLevel(game: GameInfo): string {
  return (game.levels.find((level) => level.name === 'adept') ?? game.levels[0])?.name ?? '';
}

/** You on the first seat, bots on the others. */
export function usualSeats(game: GameInfo, count: number): Filling[] {
  return Array.from({ length: count }, (_, i) => (i === 0 ? YOU : usualLevel(game)));
}

/** More or fewer seats; those that stay keep what they have, and "you" never gets lost. */
export function resize(game: GameInfo, seats: Filling[], count: number): Filling[] {
  const kept = Array.from({ length: count }, (_, i) => seats[i] ?? usualLevel(game));
  if (seats.includes(YOU) && !kept.includes(YOU)) kept[0] = YOU;
  return kept;
}

/** One person sits here; whoever sat at "you" before becomes a bot, unless all play together. */
export function fill(game: GameInfo, seats: Filling[], seat: number, filling: Filling): Filling[] {
  const moves = filling === YOU && !game.together;
  return seats.map((old, i) => (i === seat ? filling : moves && old === YOU ? usualLevel(game) : old));
}

/** This many seats are yours; those that are already stay so, the first of the others follow. */
export function take(game: GameInfo, seats: Filling[], count: number): Filling[] {
  let more = count - seats.filter((filling) => filling === YOU).length;
  if (more < 0) return seats.map((filling, i) => (filling === YOU && mineUpTo(seats, i) > count ? usualLevel(game) : filling));
  return seats.map((filling) => (filling !== YOU && more-- > 0 ? YOU : filling));
}
const mineUpTo = (seats: Filling[], last: number) => seats.slice(0, last + 1).filter((filling) => filling === YOU).length;

export const usualOptions = (game: GameInfo): Options =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default]));

/** The number of seats counts as an option, too. */
const met = (needs: Record<string, unknown>, chosen: Options, seats: number): boolean =>
  Object.entries(needs).every(([name, value]) => (name === 'players' ? seats : chosen[name]) === value);

/** An option is shown while what it needs is chosen, or one of several such things. */
export const isOffered = (option: OptionInfo, chosen: Options, seats: number): boolean =>
  [option.needs ?? {}].flat().some((needs) => met(needs, chosen, seats));

/** The choices of an option at a table of this size, beside what else is chosen. */
export const choicesAt = (option: OptionInfo, chosen: Options, seats: number): Choice[] =>
  (option.choices ?? []).filter((choice) => choice.from_seats <= seats && met(choice.needs ?? {}, chosen, seats));

/** What was chosen, or the default where it is not to be had at this table. */
export function valueAt(option: OptionInfo, chosen: Options, seats: number): Value {
  const value = chosen[option.name];
  if (value === undefined) return option.default;
  if (option.kind === 'several') return joined(option, named(option, value));
  if (option.kind !== 'choice') return value;
  return choicesAt(option, chosen, seats).some((choice) => choice.value === value) ? value : option.default;
}

/** Those of several that are chosen, in their order. */
export const named = (option: OptionInfo, value: Value): Choice[] =>
  String(value)
    .split(',')
    .flatMap((name) => option.choices?.find((choice) => choice.value === name) ?? []);
const joined = (option: OptionInfo, chosen: readonly Choice[]): Value =>
  chosen.length ? chosen.map((choice) => choice.value).join(',') : option.default;

/** One of several more, at the end, or one less. */
export function toggled(option: OptionInfo, value: Value, one: Choice): Value {
  const chosen = named(option, value);
  return joined(option, chosen.includes(one) ? chosen.filter((choice) => choice !== one) : [...chosen, one]);
}
/** Whether as many are chosen as there may be. */
export const isFull = (option: OptionInfo, value: Value): boolean => named(option, value).length >= (option.most ?? Infinity);

/** A new value; an option that must be unlike it takes the old one. */
export function choose(game: GameInfo, chosen: Options, option: OptionInfo, value: Value): Options {
  const others = game.options.filter((other) => other.name === option.unlike || other.unlike === option.name);
  const clash = others.find((other) => chosen[other.name] === value);
  const old = chosen[option.name];
  return { ...chosen, ...(clash && old !== undefined ? { [clash.name]: old } : {}), [option.name]: value };
}

/** Only the options that are offered are sent. */
export const offered = (game: GameInfo, chosen: Options, seats: number): Options =>
  Object.fromEntries(
    game.options
      .filter((option) => isOffered(option, chosen, seats))
      .map((option) => [option.name, valueAt(option, chosen, seats)]),
  );

/** You are a person once; every further seat of yours is played with that one. */
export const orders = (seats: Filling[], name: string): Sitter[] =>
  seats.map((filling, i) => {
    const main = seats.indexOf(YOU);
    if (filling === YOU) return i === main ? { kind: 'person', name } : { kind: 'with', seat: main };
    return filling === OPEN ? { kind: 'open' } : { kind: 'bot', level: filling };
  });
