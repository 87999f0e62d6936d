// The keyboard of the table: arrows walk the hand, Escape puts back, H asks for a hint, L opens the drawer, ? explains.

export type Wish = 'putBack' | 'hint' | 'drawer' | 'explain' | null;

export interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Where the arrows lead; the ends of the hand hold. */
export function walk(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  const last = count - 1;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(last, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** What a key means at any table; null: the game's or the browser's own meaning. A field that is typed in keeps its keys. */
export function wish(key: Key, typing: boolean): Wish {
  if (key.ctrlKey || key.metaKey || key.altKey) return null;
  if (key.key === 'Escape') return 'putBack';
  if (typing) return null;
  if (key.key === '?') return 'explain';
  if (key.key === 'l' || key.key === 'L') return 'drawer';
  return key.key === 'h' || key.key === 'H' ? 'hint' : null;
}
