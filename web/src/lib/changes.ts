// A table tells what is different from one view to the next; here they become whole views again.
import type { Change, GameEvent, View, Words } from './protocol';

/** An event with what is to be seen right after it. */
export type Seen = Pick<GameEvent, 'kind' | 'text'> & { view: View };

/** What one entry has brought: what happened, the view after each event, and the view at its end. */
export interface Unfolded {
  events: readonly Seen[];
  view: View;
  words: Words;
}

/** The events as the folder of a game reads them. */
export const eventsOf = <E>({ events }: Unfolded) => events as unknown as readonly (E & Pick<Seen, 'text' | 'view'>)[];

type Place = Record<string | number, unknown>;

function set(thing: unknown, [first, ...rest]: readonly (string | number)[], change: Change): unknown {
  const copy = (Array.isArray(thing) ? [...(thing as unknown[])] : { ...(thing as Place) }) as Place;
  if (first === undefined) return thing;
  if (rest.length) copy[first] = set(copy[first], rest, change);
  else if ('value' in change) copy[first] = change.value;
  else delete copy[first];
  return copy;
}

/** The view after these changes; the one before stays as it was. */
export const changed = (view: View, changes: readonly Change[]): View =>
  changes.reduce((now, change) => set(now, change.path, change) as View, view);

/** The views of an update or of a step of a film, one after the other. */
export function unfold<T extends { events: readonly GameEvent[]; changes: readonly Change[]; words: Words }>(before: View, told: T): T & Unfolded {
  let view = before;
  const events = told.events.map((event): Seen => ({ ...event, view: (view = changed(view, event.changes)) }));
  return { ...told, events, view: changed(view, told.changes) };
}
