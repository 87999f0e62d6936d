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

/** The middle of what matters now. */
export function middle(points: { x: number; y: number }[]): { x: number; y: number } {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}
