// A large window is a table seen from near: everything on it grows together, so that the table fills the window.

/** What a whole table needs at its own size. */
const WIDTH = 1360;
const HEIGHT = 800;
const STEP = 0.05;
/** The page's own growth leaves the browser's zoom enough to double every word (WCAG 1.4.4). */
const MOST = 2.5;

/** How much larger than its own size everything is drawn in a window of this size. */
export function roomFor(width: number, height: number): number {
  const fits = Math.min(width / WIDTH, height / HEIGHT);
  return Math.max(1, Math.min(MOST, Math.floor(fits / STEP + 1e-9) * STEP));
}

let room = 1;

/** From here on everything grows and shrinks with the window. */
export function growWithWindow(): void {
  room = roomFor(innerWidth, innerHeight);
  document.documentElement.style.setProperty('--room', room.toFixed(2));
}

/** Pixels of the screen as lengths of the page. */
export const inPage = (pixels: number): number => pixels / room;

/** Where a thing stands, in lengths of the page. */
export function placeIn(thing: Element): DOMRect {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return new DOMRect(inPage(x), inPage(y), inPage(width), inPage(height));
}
