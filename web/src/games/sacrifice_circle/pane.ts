// A window onto the board: which point lies in its middle, and how many pixels a unit takes.
import { HALF } from './board';

export interface Window {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** So close that spaces lie 50 pixels apart. */
export const CLOSE = 0.335;
const CLOSEST = 0.7;
/** Room around the outermost things, for their size and light. */
const MARGIN = 240;

export const whole = ({ width, height }: Size) => Math.max(0.05, Math.min(width, height) / (2 * HALF));

/** The window never leaves the board, and never shows less than a few spaces or more than all. */
export function held(window: Window, size: Size): Window {
  const scale = Math.max(whole(size), Math.min(CLOSEST, window.scale));
  const hold = (value: number, across: number) => {
    const most = Math.max(0, HALF - across / scale / 2);
    return Math.max(-most, Math.min(most, value));
  };
  return { x: hold(window.x, size.width), y: hold(window.y, size.height), scale };
}

/** Draws the window along, as a finger does. */
export const dragged = (window: Window, dx: number, dy: number): Window => ({
  ...window,
  x: window.x - dx / window.scale,
  y: window.y - dy / window.scale,
});

/** Closer or farther, so that the point under the fingers stays there; `at` is measured from the window's middle. */
export function zoomed(window: Window, factor: number, at: { x: number; y: number }): Window {
  const scale = window.scale * factor;
  const shift = 1 / window.scale - 1 / scale;
  return { x: window.x + at.x * shift, y: window.y + at.y * shift, scale };
}

/** A window with all of these in sight, as close as that allows. */
export function around(points: { x: number; y: number }[], size: Size): Window {
  const span = (along: 'x' | 'y') => {
    const all = points.map((point) => point[along]);
    return { middle: (Math.min(...all) + Math.max(...all)) / 2, length: Math.max(...all) - Math.min(...all) + MARGIN };
  };
  const [x, y] = [span('x'), span('y')];
  const scale = Math.min(CLOSE, size.width / x.length, size.height / y.length);
  return held({ x: x.middle, y: y.middle, scale }, size);
}
