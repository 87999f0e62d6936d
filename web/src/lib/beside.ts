// Where a note stands beside the thing that it explains: never on it, never beyond the window.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Spot {
  left: number;
  top: number;
  /** The note scrolls where there is less room than it wants. */
  height: number;
  side: 'above' | 'below' | 'left' | 'right';
}

const GAP = 12;

const within = (at: number, least: number, most: number) => Math.max(least, Math.min(at, most));

/** Above or below if the note fits there, else beside; where it fits nowhere, on the roomiest side. */
export function beside(thing: Box, note: { width: number; height: number }, room: Box): Spot {
  const seen = {
    left: Math.max(thing.left, room.left),
    top: Math.max(thing.top, room.top),
    right: Math.min(thing.right, room.right),
    bottom: Math.min(thing.bottom, room.bottom),
  };
  const left = within((seen.left + seen.right - note.width) / 2, room.left, room.right - note.width);
  const free = {
    above: seen.top - GAP - room.top,
    below: room.bottom - seen.bottom - GAP,
    left: seen.left - GAP - room.left,
    right: room.right - seen.right - GAP,
  };
  const upright = (side: 'above' | 'below'): Spot => {
    const height = Math.min(note.height, Math.max(0, free[side]));
    return { left, height, side, top: side === 'above' ? seen.top - GAP - height : seen.bottom + GAP };
  };
  const aside = (side: 'left' | 'right'): Spot => {
    const height = Math.min(note.height, room.bottom - room.top);
    const top = within((seen.top + seen.bottom - height) / 2, room.top, room.bottom - height);
    return { top, height, side, left: side === 'left' ? seen.left - GAP - note.width : seen.right + GAP };
  };
  if (free.above >= note.height) return upright('above');
  if (free.below >= note.height) return upright('below');
  if (free.right >= note.width) return aside('right');
  if (free.left >= note.width) return aside('left');
  return upright(free.above > free.below ? 'above' : 'below');
}
