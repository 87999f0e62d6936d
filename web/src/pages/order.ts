// What is being ordered for a new table. Pure, so that it can be tested.
import type { GameInfo, OptionInfo, SeatOrder } from '../lib/protocol';

/** How a seat is filled: "you", "open", or the name of a bot level. */
export type Filling = string;
export type Options = Record<string, string | number | boolean>;

export const YOU = 'you';
export const OPEN = 'open';

export function usualLevel(game: GameInfo): string {
  const levels = game.levels ?? [];
  return (levels.find((level) => level.name === 'adept') ?? levels[0])?.name ?? '';
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

/** One person sits here; whoever sat at "you" before becomes a bot. */
export function fill(game: GameInfo, seats: Filling[], seat: number, filling: Filling): Filling[] {
  return seats.map((old, i) => (i === seat ? filling : filling === YOU && old === YOU ? usualLevel(game) : old));
}

export const usualOptions = (game: GameInfo): Options =>
  Object.fromEntries((game.options ?? []).map((option) => [option.name, option.default]));

/** An option is shown while what it needs is chosen. */
export const isOffered = (option: OptionInfo, chosen: Options): boolean =>
  Object.entries(option.needs ?? {}).every(([name, value]) => chosen[name] === value);

/** Only the options that are offered are sent. */
export const offered = (game: GameInfo, chosen: Options): Options =>
  Object.fromEntries(
    (game.options ?? [])
      .filter((option) => isOffered(option, chosen))
      .map((option) => [option.name, chosen[option.name] ?? option.default]),
  );

export const orders = (seats: Filling[], name: string): SeatOrder[] =>
  seats.map((filling) => {
    if (filling === YOU) return { kind: 'person', name };
    return filling === OPEN ? { kind: 'open' } : { kind: 'bot', level: filling };
  });
