// What a newcomer may not know. A thing of the table names the words that explain it: `data-explain="coin special_track"`.
// With `data-explain-text` the keywords that stand in its own text are explained, too. The words come from the game.
import type { Box } from './beside';
import { keywordsIn } from './keywords';
import type { Term } from './protocol';

const PLACES = '[data-explain]';
const OPEN_LAYER = '[role="dialog"][data-testid="drawer"]';
const MOST = 5;

/** What lies open above the table is explained alone; a modal page explains itself. */
function ground(): Element | null {
  if (document.querySelector('dialog[open]')) return null;
  return document.querySelector(OPEN_LAYER) ?? document.querySelector('.shell');
}

/** The words that explain a place: first those that it names. */
export function termsAt(place: Element, terms: readonly Term[]): Term[] {
  const names = (place.getAttribute('data-explain') ?? '').split(' ');
  const named = names.flatMap((name) => terms.filter((term) => term.name === name));
  const written = place.hasAttribute('data-explain-text') ? keywordsIn(terms, place.textContent) : [];
  return [...new Set([...named, ...written])].slice(0, MOST);
}

/** What is seen of a thing: within the window, and within whatever clips it. */
function seen(place: Element): Box {
  const box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let one: Element | null = place; one; one = one.parentElement) {
    if (one !== place && getComputedStyle(one).overflowX === 'visible') continue;
    const { left, top, right, bottom } = one.getBoundingClientRect();
    Object.assign(box, {
      left: Math.max(box.left, left),
      top: Math.max(box.top, top),
      right: Math.min(box.right, right),
      bottom: Math.min(box.bottom, bottom),
    });
  }
  return box;
}

interface Found {
  place: Element;
  terms: Term[];
  box: Box;
}
const LEAST = 6; // px that have to be seen of a thing

function placesIn(root: Element | null, terms: readonly Term[]): Found[] {
  return [...(root?.querySelectorAll(PLACES) ?? [])]
    .filter((place) => place.checkVisibility({ visibilityProperty: true }))
    .map((place) => ({ place, terms: termsAt(place, terms), box: seen(place) }))
    .filter((one) => one.terms.length > 0 && one.box.right - one.box.left > LEAST && one.box.bottom - one.box.top > LEAST);
}

const area = ({ box }: { box: Box }): number => (box.right - box.left) * (box.bottom - box.top);

/** The smallest thing under a point that can be explained. */
export function placeAt(x: number, y: number, terms: readonly Term[]): Element | null {
  const under = placesIn(ground(), terms).filter(
    ({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
  );
  return under.sort((a, b) => area(a) - area(b))[0]?.place ?? null;
}

/** What has the focus, if it can be explained. */
export function placeInFocus(terms: readonly Term[]): Element | null {
  const held = document.activeElement;
  if (!held || held === document.body) return null;
  const place = held.closest(PLACES) ?? held.querySelector(PLACES);
  return place && ground()?.contains(place) && termsAt(place, terms).length ? place : null;
}

export interface Mark {
  place: Element;
  title: string;
  box: Box;
}

const ENOUGH = 150; // px between the middles of two marks
const apart = (a: Box, b: Box) => Math.hypot(a.left + a.right - b.left - b.right, a.top + a.bottom - b.top - b.bottom) / 2;
/** How much of a thing is seen. */
function share(place: Element, box: Box): number {
  const { width, height } = place.getBoundingClientRect();
  return area({ box }) / (width * height);
}

/** One thing of each kind that can be explained now, where the marks crowd least; the larger ones below the smaller. */
export function marks(terms: readonly Term[]): Mark[] {
  const kinds = new Map<string, Mark[]>();
  for (const { place, terms: told, box } of placesIn(ground(), terms)) {
    const title = told.map((term) => term.title).join(', ');
    kinds.set(title, [...(kinds.get(title) ?? []), { place, title, box }]);
  }
  const chosen: Mark[] = [];
  const room = ({ place, box }: Mark) => share(place, box) * Math.min(ENOUGH, ...chosen.map((other) => apart(box, other.box)));
  for (const kind of [...kinds.values()].sort((a, b) => a.length - b.length))
    chosen.push(kind.reduce((best, one) => (room(one) > room(best) ? one : best)));
  return chosen.sort((a, b) => area(b) - area(a));
}
