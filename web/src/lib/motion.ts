// Motion: one thing moves at a time, and what moves is never what decides.
import type { Step } from '../games/game';
import { pace, paced } from './pace.svelte';
import { inPage } from './room';

export const MOVE = 320;
export const SAND = 420;
export const SWEEP = 640;
export const LOOK = 2200;
/** A move that was made is seen this long before the next may come. */
export const SEEN = 1000;

export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One picture on the table and how long it stays before the next may come. */
export interface Timed {
  ms: number;
  /** Any press ends it early. */
  skippable?: boolean;
}

type Moving = Pick<Step, 'ms' | 'phase' | 'words' | 'skippable'>;
const travels = (picture: Moving | undefined) => picture?.phase === 'sweep';

/** Where nothing travels, only what arrived is shown: one thing after the other, each long enough to be seen. */
function arrivals<P extends Moving>(pictures: P[]): P[] {
  const goesOn = (one: P, next: P | undefined) => travels(one) && travels(next) && one.words === next?.words;
  return pictures
    .filter((one, i) => !goesOn(one, pictures[i + 1]))
    .map((one) => (travels(one) ? { ...one, ms: Math.max(one.ms, SEEN) } : one));
}

/** Nobody waits for what happens, only what is to be read keeps its time. */
const atOnce = <P extends Moving>(pictures: P[]): P[] =>
  pictures.filter((one) => !travels(one)).map((one) => (one.skippable ? one : { ...one, ms: 0 }));

/** The pictures of an update as this person wants to see them: at which pace, with or without motion. */
export function asWished<P extends Moving>(pictures: P[]): P[] {
  if (pace() === 'instant') return atOnce(pictures);
  return still() ? arrivals(pictures) : pictures;
}

const LONGEST_QUEUE = 60;

/**
 * Shows pictures one after the other. The last picture of an update carries its ask, and a jump shows the newest
 * picture at once, so whatever is dropped on the way, the newest ask always arrives.
 */
export class Stage<P extends Timed> {
  private waiting: P[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private now: P | null = null;

  constructor(private readonly show: (picture: P) => void) {}

  /** Nothing waits to be shown after the present picture. */
  get done(): boolean {
    return this.waiting.length === 0;
  }

  play(pictures: P[]): void {
    this.waiting.push(...pictures);
    const last = this.waiting.at(-1);
    if (last && this.waiting.length > LONGEST_QUEUE) return this.jump(last);
    if (this.timer === null) this.next();
  }

  /** Drops everything that still waits and shows this. */
  jump(picture: P): void {
    this.stop();
    this.now = picture;
    this.show(picture);
  }

  /** Ends the present picture early, if it may be ended. */
  skip(): boolean {
    if (this.timer === null || !this.now?.skippable) return false;
    clearTimeout(this.timer);
    this.next();
    return true;
  }

  /** Forgets all pictures; used when the page goes. */
  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = [];
  }

  private next(): void {
    const picture = this.waiting.shift();
    if (picture === undefined) {
      this.timer = null;
      return;
    }
    this.now = picture;
    this.timer = setTimeout(() => this.next(), paced(picture.ms));
    this.show(picture);
  }
}

// Where things stood before the picture changed, so that they can be seen to travel.
const places = new Map<string, DOMRect>();

/** Notes where every `data-origin` stands now. */
export function notePlaces(): void {
  places.clear();
  for (const thing of document.querySelectorAll<HTMLElement>('[data-origin]')) {
    const place = thing.getBoundingClientRect();
    const name = thing.dataset.origin ?? '';
    if (place.width > 0 && !places.has(name)) places.set(name, place);
  }
}

/** The first of these origins that is known. */
export function placeOf(...names: readonly string[]): DOMRect | null {
  for (const name of names) {
    const place = places.get(name);
    if (place) return place;
  }
  return null;
}

/** How to move from one place to another: the middle of the first, at its width. */
export function shift(from: DOMRect, to: DOMRect): { x: number; y: number; scale: number } {
  return {
    x: inPage(from.x + from.width / 2 - to.x - to.width / 2),
    y: inPage(from.y + from.height / 2 - to.y - to.height / 2),
    scale: Math.max(0.15, Math.min(1.4, from.width / to.width)),
  };
}

const settle = (t: number) => 1 - (1 - t) ** 3;

/** Svelte transition: a thing arrives from where it lay before. */
export function arrive(node: HTMLElement, { from }: { from: readonly string[] }) {
  const origin = placeOf(...from);
  if (still() || origin === null) return { duration: still() ? 120 : 0, css: (t: number) => `opacity: ${t}` };
  const { x, y, scale } = shift(origin, node.getBoundingClientRect());
  return {
    duration: MOVE,
    easing: settle,
    css: (t: number, u: number) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${scale + (1 - scale) * t}); opacity: ${Math.min(1, t * 3)}`,
  };
}
