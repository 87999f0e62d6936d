// A view of any game, read for a table: facts, what each seat has, and zones. Pure; the names of fields say what they are.
import type { Seat, View } from '../../lib/protocol';
import {
  brief,
  cataloguesOf,
  factOf,
  factsOf,
  isField,
  isRecord,
  isScalar,
  isSilent,
  joined,
  say,
  seatIn,
  titleOf,
  tongueOf,
  type Fact,
  type Scalar,
  type Tongue,
} from './words';

/** One thing in a zone: a card, a number, or an object told by its face and notes. */
export interface Item {
  face: string;
  notes: string;
  /** As the view and the moves name it. */
  value: string | null;
}

export interface Zone {
  key: string;
  title: string;
  owner: Seat | null;
  facts: Fact[];
  items: Item[];
  /** Too long to lie open. */
  folded: boolean;
}

export interface Reading {
  /** What holds for the whole table. */
  facts: Fact[];
  /** What each seat has, by seat. */
  seats: Fact[][];
  zones: Zone[];
  /** Zones in which nothing lies now. */
  empty: string[];
  /** Who is to act. */
  turn: Seat[];
}

/** Fields that the table shows in other ways. */
const SHOWN_ELSEWHERE = ['seat', 'players', 'over'];
/** Who is to act stands in the first of these that is there. */
const TURNS = ['turn_seat', 'to_act', 'turn', 'active'];
/** Lists in which the seats stand in their order, without saying so. */
const BY_PLACE = ['seats', 'sides', 'players', 'hands', 'heroes'];
const FACES = ['card', 'name', 'title', 'id'];
const MOST_OPEN = 24;

/** What a list says of each seat, if that is what it does: as many entries as seats, in a field with a plural name. */
export function bySeat(field: string, value: unknown, seats: number): unknown[] | null {
  if (!Array.isArray(value) || value.length !== seats || !field.endsWith('s')) return null;
  if (value.every(isRecord)) {
    const ordered = value.map((_, seat) => value.find((one) => one.seat === seat));
    if (ordered.every((one) => one !== undefined)) return ordered;
    return BY_PLACE.includes(field) ? value : null;
  }
  if (seats < 2) return null;
  return value.every((one) => one === null || typeof one === 'number' || typeof one === 'boolean') ? value : null;
}

export function turnOf(view: View, seats: number): Seat[] {
  if (view.over === true) return [];
  for (const field of TURNS) {
    const found = [view[field]].flat().filter((one) => Number.isInteger(one) && (one as number) < seats);
    if (found.length) return found as Seat[];
  }
  return [];
}

function itemOf(field: string, value: unknown, tongue: Tongue): Item {
  if (isScalar(value)) {
    const printed = typeof value === 'string' ? (tongue.cards.get(value)?.words ?? '') : '';
    return { face: say(field, value, tongue), notes: printed, value: value === null ? null : String(value) };
  }
  if (!isRecord(value)) return { face: brief(field, value, tongue), notes: '', value: null };
  const face = faceOf(value);
  const told = Object.entries(value).filter(([key, one]) => key !== face && !isSilent(one) && !(Array.isArray(one) && !one.length));
  const who = told.filter(([key, one]) => seatIn(key, one, tongue) !== null && key === 'seat');
  const rest = told.filter((one) => !who.includes(one)).map(([key, one]) => joined(factOf(key, one, tongue, 1)));
  const notes = [...who.map(([key, one]) => say(key, one as Scalar, tongue)), ...rest].join(', ');
  if (face === null) return { face: '', notes, value: null };
  return { face: say(face, value[face] as Scalar, tongue), notes, value: String(value[face]) };
}

/** The field that names an object: its card or its name, else its first word or number that is no seat. */
function faceOf(object: Record<string, unknown>): string | null {
  const scalars = Object.keys(object).filter((key) => ['string', 'number'].includes(typeof object[key]) && key !== 'seat');
  return FACES.find((key) => scalars.includes(key)) ?? scalars.find((key) => typeof object[key] === 'string') ?? scalars[0] ?? null;
}

function zoneOf(field: string, value: unknown, owner: Seat | null, tongue: Tongue): Zone {
  const zone: Zone = { key: `${owner ?? ''}:${field}`, title: titleOf(field), owner, facts: [], items: [], folded: false };
  if (Array.isArray(value)) {
    zone.items = value.map((one) => itemOf(field, one, tongue));
  } else if (isRecord(value)) {
    for (const [key, one] of Object.entries(value)) {
      if (isSilent(one)) continue;
      if (isField(key) && !tongue.cards.has(key)) zone.facts.push(factOf(key, one, tongue));
      else zone.items.push({ face: say('', key, tongue), notes: brief(key, one, tongue), value: key });
    }
  }
  zone.folded = zone.items.length > MOST_OPEN && field !== 'hand';
  return zone;
}

const isZone = (value: unknown) => Array.isArray(value) || isRecord(value);
const isEmpty = (value: unknown) => Object.keys(value as object).length === 0;

/** One's own hand first, then what lies between all, one's own, the others', and last what is long. */
function rank(zone: Zone, you: Seat | null): number {
  if (zone.key.endsWith(':hand') && (zone.owner === null || zone.owner === you)) return 0;
  if (zone.folded) return 4;
  return zone.owner === null ? 1 : zone.owner === you ? 2 : 3;
}

interface Field {
  field: string;
  value: unknown;
  owner: Seat | null;
}

function fieldsOf(view: View, seats: number): { shared: Field[]; owned: Field[][]; counts: [string, unknown[]][] } {
  const [owned, counts]: [Field[][], [string, unknown[]][]] = [Array.from({ length: seats }, () => []), []];
  const skipped = [...SHOWN_ELSEWHERE, ...cataloguesOf(view)];
  const shared = Object.entries(view)
    .filter(([field]) => !skipped.includes(field))
    .flatMap(([field, value]): Field[] => {
      const each = bySeat(field, value, seats);
      if (each === null) return [{ field, value, owner: null }];
      if (!each.every(isRecord)) counts.push([field, each]);
      else
        each.forEach((one, seat) => {
          for (const [name, part] of Object.entries(one)) if (name !== 'seat') owned[seat]?.push({ field: name, value: part, owner: seat });
        });
      return [];
    });
  return { shared, owned, counts };
}

/** The same things under the same name are shown once. */
function unlike(zones: Field[]): Field[] {
  const seen = new Set<string>();
  return zones.filter(({ field, value }) => {
    const key = JSON.stringify([field, value]);
    return seen.size !== seen.add(key).size;
  });
}

const asRecord = (fields: Field[]) => Object.fromEntries(fields.map(({ field, value }) => [field, value]));

/** Everything that a view says, in the places where a table shows it. */
export function read(view: View, you: Seat | null, names: readonly string[]): Reading {
  const tongue = tongueOf(view, names);
  const { shared, owned, counts } = fieldsOf(view, names.length);
  const piles = unlike([...shared, ...owned.flat()].filter(({ value }) => isZone(value)));
  const zones = piles.filter(({ value }) => !isEmpty(value)).map(({ field, value, owner }) => zoneOf(field, value, owner, tongue));
  return {
    facts: factsOf(asRecord(shared), tongue),
    seats: owned.map((fields, seat) => [
      ...counts.filter(([, each]) => !isSilent(each[seat])).map(([field, each]) => factOf(field, each[seat], tongue)),
      ...factsOf(asRecord(fields), tongue),
    ]),
    zones: zones.sort((a, b) => rank(a, you) - rank(b, you)),
    empty: piles.filter(({ value, owner }) => isEmpty(value) && (owner === null || owner === you)).map(({ field }) => titleOf(field)),
    turn: turnOf(view, names.length),
  };
}

/** The title of a zone with whose it is; a hand that nobody else is named for is one's own. */
export function zoneTitle(zone: Zone, you: Seat | null, names: readonly string[], replay: boolean): string {
  const own = zone.owner === you || (zone.owner === null && zone.key.endsWith(':hand'));
  const title = zone.title.charAt(0).toLowerCase() + zone.title.slice(1);
  if (own && you !== null && !replay) return `Your ${title}`;
  const owner = zone.owner ?? (own ? you : null);
  return owner === null ? zone.title : `${names[owner]}: ${title}`;
}
