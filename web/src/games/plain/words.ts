// How names of fields and bare values of a view are said. Pure; knows no game.
import { colourOf, parseCard } from '../../art/playing/cards';
import { plain } from '../../lib/markup';
import type { Seat, View } from '../../lib/protocol';

/** What it takes to say a value: who sits where, and what cards are called. */
export interface Tongue {
  names: readonly string[];
  cards: ReadonlyMap<string, Named>;
}

export interface Named {
  name: string;
  /** What is printed on it. */
  words: string;
}

/** A title with what holds for it; a flag has no words beside its title. */
export interface Fact {
  title: string;
  words: string;
}

export type Scalar = string | number | boolean | null | undefined;

/** Numbers in fields of these names are seats. */
const SEATS =
  /(^|_)(seat|turn|to_act|active|order|dealer|leader|first|player|owner|holder|by|buyer|target|crown|taker?|takes|winners?)$/;
const TWO_COLOURS = /^(10|[2-9AJQK])([rb])$/;
const SUITS: Record<string, string> = { C: '♣', D: '♦', H: '♥', S: '♠' };
const WORDS = /^[a-z][a-z0-9]*([_-][a-z0-9]+)*$/;

export const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== 'object';
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Nothing to tell: absent, not so, or empty words. */
export const isSilent = (value: unknown) => value === null || value === undefined || value === false || value === '';
/** Whether a key reads like the name of a field, and not like a card or a place. */
export const isField = (key: string) => WORDS.test(key) && /[a-z]{2}/.test(key);

export const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** One of a list that counts something for every seat: "hand_sizes" is the size of each hand. */
export const singular = (field: string) => field.replace(/(size|total|score|count)s$/, '$1');

/** "hand_sizes" as people write it: "Hand sizes". */
export const titleOf = (field: string) =>
  capital(
    field
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/[_-]+/g, ' ')
      .toLowerCase()
      .trim(),
  );

/** Cards that the view itself describes: a field in which every key has a name. */
export function cataloguesOf(view: View): string[] {
  return Object.keys(view).filter((field) => {
    const all = isRecord(view[field]) ? Object.values(view[field]) : [];
    return all.length > 0 && all.every((one) => isRecord(one) && typeof one.name === 'string');
  });
}

export function tongueOf(view: View, names: readonly string[]): Tongue {
  const cards = new Map<string, Named>();
  for (const field of cataloguesOf(view))
    for (const [id, one] of Object.entries(view[field] as Record<string, Record<string, unknown>>))
      cards.set(id, { name: String(one.name), words: typeof one.words === 'string' ? plain(one.words) : '' });
  return { names, cards };
}

/** The seat that a number in this field means. */
export function seatIn(field: string, value: unknown, { names }: Tongue): Seat | null {
  return SEATS.test(field) && Number.isInteger(value) && names[value as number] !== undefined ? (value as Seat) : null;
}

function sayWord(word: string, { cards }: Tongue): string {
  const known = cards.get(word);
  if (known) return known.name;
  const card = parseCard(word);
  if (card) return card.rank === 'X' ? `${colourOf(card.suit)} joker` : `${card.rank}${SUITS[card.suit]}`;
  const [, number, colour] = TWO_COLOURS.exec(word) ?? [];
  if (number && colour) return `${number} ${colour === 'r' ? 'red' : 'black'}`;
  return WORDS.test(word) ? word.replace(/[_-]+/g, ' ') : plain(word);
}

/** One bare value in words: a seat by its name, a card as it is printed, a number in figures. */
export function say(field: string, value: Scalar, tongue: Tongue): string {
  const seat = seatIn(field, value, tongue);
  if (seat !== null) return tongue.names[seat] ?? '';
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : String(Number(value.toFixed(2)));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? sayWord(value, tongue) : 'none';
}

/** The fields that name a thing. */
const FACES = ['card', 'name', 'title', 'id'];

/** The field that names an object: its card or its name, else its first word, else its first number where it has no seat. */
export function faceOf(object: Record<string, unknown>): string | null {
  const of = (kind: string) => Object.keys(object).find((key) => typeof object[key] === kind && key !== 'seat');
  const named = FACES.find((key) => typeof object[key] === 'string' || typeof object[key] === 'number');
  if (named) return named;
  if ('seat' in object) return of('string') ?? null;
  return Object.keys(object).find((key) => ['string', 'number'].includes(typeof object[key])) ?? null;
}

/** A small object in a word or two: what it is, and whose. */
function inShort(object: Record<string, unknown>, tongue: Tongue): string | null {
  const face = faceOf(object);
  if (face === null) return null;
  const whose = seatIn('seat', object.seat, tongue);
  return [whose === null ? '' : tongue.names[whose], say(face, object[face] as Scalar, tongue)].filter(Boolean).join(' ');
}

const MOST = 6;
const DEEPEST = 2;

function listed(parts: string[]): string {
  const rest = parts.length - MOST;
  return rest > 1 ? `${parts.slice(0, MOST).join(', ')} and ${rest} more` : parts.join(', ');
}

/** Any value in one line, cut where it would grow long. */
export function brief(field: string, value: unknown, tongue: Tongue, depth = 0): string {
  if (isScalar(value)) return say(field, value, tongue);
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none';
    return depth < DEEPEST ? listed(value.map((one) => brief(field, one, tongue, depth + 1))) : String(value.length);
  }
  const told = Object.entries(value as object).filter(([, one]) => !isSilent(one) && !(Array.isArray(one) && one.length === 0));
  if (depth >= DEEPEST) return inShort(value as Record<string, unknown>, tongue) ?? String(told.length);
  return listed(told.map(([key, one]) => joined(factOf(key, one, tongue, depth + 1))));
}

export function factOf(field: string, value: unknown, tongue: Tongue, depth = 0): Fact {
  const title = isField(field) && !tongue.cards.has(field) ? titleOf(field) : say('', field, tongue);
  return { title, words: value === true ? '' : brief(field, value, tongue, depth) };
}

/** A fact inside a line of others; names keep their capitals. */
export const joined = ({ title, words }: Fact) => [/[A-Z].*[A-Z]/.test(title) ? title : lower(title), words].filter(Boolean).join(' ');

/** What an object says in bare values, in its own order. */
export const factsOf = (object: Record<string, unknown>, tongue: Tongue, but: readonly string[] = []): Fact[] =>
  Object.entries(object)
    .filter(([field, value]) => isScalar(value) && !isSilent(value) && !but.includes(field))
    .map(([field, value]) => factOf(field, value, tongue));
