// A view of any game, read for a table: facts, what each seat has, and zones. Pure; the names of fields say what they are.
import type { Seat, View } from '../../lib/protocol';
import {
  brief,
  cataloguesOf,
  faceOf,
  factOf,
  factsOf,
  isField,
  isRecord,
  isScalar,
  isSilent,
  joined,
  lower,
  say,
  seatIn,
  singular,
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

/** Who is to act stands in the first of these that is there. */
const TURNS = ['turn_seat', 'to_act', 'turn', 'active'];
/** Fields that the bar shows, or nobody needs. */
const SHOWN_ELSEWHERE = ['seat', 'players', 'over', 'round'];
/** Lists in which the seats stand in their order, without saying so. */
const BY_PLACE = ['seats', 'sides', 'players', 'hands', 'heroes'];
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

const isNothing = (value: unknown) => isSilent(value) || (Array.isArray(value) && value.length === 0);

function itemOf(field: string, value: unknown, tongue: Tongue): Item {
  if (isScalar(value)) {
    const printed = typeof value === 'string' ? (tongue.cards.get(value)?.words ?? '') : '';
    return { face: say(field, value, tongue), notes: printed, value: value === null ? null : String(value) };
  }
  if (!isRecord(value)) return { face: brief(field, value, tongue), notes: '', value: null };
  const face = faceOf(value);
  const whose = seatIn('seat', value.seat, tongue);
  const told = Object.entries(value).filter(([key, one]) => key !== face && key !== 'seat' && !isNothing(one));
  const rest = told.map(([key, one]) => joined(factOf(key, one, tongue, 1)));
  const owner = whose === null ? '' : (tongue.names[whose] ?? '');
  if (face === null) return { face: owner, notes: rest.join(', '), value: null };
  return {
    face: say(face, value[face] as Scalar, tongue),
    notes: [owner, ...rest].filter(Boolean).join(', '),
    value: String(value[face]),
  };
}

function zoneOf(field: string, value: unknown, owner: Seat | null, tongue: Tongue): Zone {
  const zone: Zone = { key: `${owner ?? ''}:${field}`, title: titleOf(field), owner, facts: [], items: [], folded: false };
  if (Array.isArray(value)) {
    zone.items = value.map((one) => itemOf(field, one, tongue));
  } else if (isRecord(value)) {
    const told = Object.entries(value).filter(([, one]) => !isNothing(one));
    const fields = told.some(([key]) => isField(key) && !tongue.cards.has(key));
    for (const [key, one] of told) {
      if (fields) zone.facts.push(factOf(key, one, tongue));
      else zone.items.push({ face: say('', key, tongue), notes: brief(key, one, tongue), value: key });
    }
  }
  zone.folded = zone.items.length > MOST_OPEN && field !== 'hand';
  return zone;
}

/** A list of seats is told in a line. */
const isOrder = ({ field, value }: Field, tongue: Tongue) =>
  Array.isArray(value) && value.length > 0 && value.every((one) => seatIn(field, one, tongue) !== null);
const isZone = (value: unknown) => Array.isArray(value) || isRecord(value);
/** Nothing lies there, or there are only free places. */
const isEmpty = (value: unknown) => Object.values(value as object).every((one) => one === null);

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
  const skipped = [...SHOWN_ELSEWHERE, ...cataloguesOf(view), ...(typeof view.rounds === 'number' ? ['rounds'] : [])];
  const shared = Object.entries(view)
    .filter(([field, value]) => !skipped.includes(field) && !(TURNS.includes(field) && [value].flat().every(Number.isInteger)))
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
  const orders = shared.filter((one) => isOrder(one, tongue));
  const piles = unlike([...shared, ...owned.flat()].filter((one) => isZone(one.value) && !orders.includes(one)));
  const zones = piles.filter(({ value }) => !isEmpty(value)).map(({ field, value, owner }) => zoneOf(field, value, owner, tongue));
  return {
    facts: [...factsOf(asRecord(shared), tongue), ...orders.map(({ field, value }) => factOf(field, value, tongue))],
    seats: owned.map((fields, seat) => [
      ...counts.filter(([, each]) => !isSilent(each[seat])).map(([field, each]) => factOf(singular(field), each[seat], tongue)),
      ...factsOf(asRecord(fields), tongue),
    ]),
    zones: zones.sort((a, b) => rank(a, you) - rank(b, you)),
    empty: piles.filter(({ value, owner }) => isEmpty(value) && (owner === null || owner === you)).map(({ field }) => titleOf(field)),
    turn: turnOf(view, names.length),
  };
}

/** Whether a move speaks of this thing; a bare number is a card only in a hand. */
export const isLit = (zone: Zone, { value }: Item, spoken: ReadonlySet<string>) =>
  value !== null && spoken.has(value) && (zone.key.endsWith(':hand') || !/^\d+$/.test(value));

/** The title of a zone with whose it is; a hand that nobody else is named for is one's own. */
export function zoneTitle(zone: Zone, you: Seat | null, names: readonly string[], replay: boolean): string {
  const own = zone.owner === you || (zone.owner === null && zone.key.endsWith(':hand'));
  const title = lower(zone.title);
  if (own && you !== null && !replay) return `Your ${title}`;
  const owner = zone.owner ?? (own ? you : null);
  return owner === null ? zone.title : `${names[owner]}: ${title}`;
}
