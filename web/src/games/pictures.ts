// Drawings of games for pages without a table: an option may be chosen by picture.
import type { Component } from 'svelte';
import { later } from '../lib/later.svelte';

export interface Pictures {
  /** One picture, by its name. */
  Picture: Component<{ id: string }>;
  /** What the pictures refer to; it stands once on the page. */
  Store: Component;
}

const PICTURES: Record<string, () => Promise<Pictures>> = {
  sacrifight: later(() => import('./sacrifight/pictures')),
};

/** The pictures of a game, if it has any. */
export const picturesOf = async (game: string): Promise<Pictures | null> => (await PICTURES[game]?.()) ?? null;
