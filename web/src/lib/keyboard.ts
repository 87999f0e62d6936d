// The keyboard of the table: arrows walk the hand, Escape puts back, H asks for a hint, L opens the drawer.

export type Wish = { do: 'walk'; to: number } | { do: 'putBack' } | { do: 'hint' } | { do: 'drawer' } | null;

export interface Situation {
  /** The card that has, or last had, the focus. */
  at: number;
  count: number;
  drawer: boolean;
  /** The focus stands in a field, a slider or a choice that needs its own keys. */
  typing: boolean;
}

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

/** What a key means at the table right now; null: the browser's own meaning. */
export function wish(key: Key, now: Situation): Wish {
  if (key.ctrlKey || key.metaKey || key.altKey) return null;
  if (key.key === 'Escape') return { do: 'putBack' };
  if (now.typing) return null;
  if (key.key === 'l' || key.key === 'L') return { do: 'drawer' };
  if (key.key === 'h' || key.key === 'H') return { do: 'hint' };
  if (now.drawer) return null;
  const to = walk(key.key, now.at, now.count);
  return to === null ? null : { do: 'walk', to };
}
