import { untrack } from 'svelte';
import type { Desk } from '../games/game';
import type { Hint } from './protocol';

/** A hint over a choice that is composed of several presses: heard until something else is chosen than when it came. */
export class Hearing {
  private readonly desk: () => Desk;
  private readonly pieces: () => readonly unknown[];
  private over = $state('');

  constructor(desk: () => Desk, pieces: () => readonly unknown[]) {
    this.desk = desk;
    this.pieces = pieces;
    $effect.pre(() => {
      void desk().spoken;
      untrack(() => (this.over = this.composed()));
    });
  }

  get hint(): Hint | null {
    const { hint, chosen } = this.desk();
    const isPlain = this.pieces().length === 0 && (chosen === null || chosen === hint?.move);
    return isPlain || this.composed() === this.over ? hint : null;
  }

  private composed(): string {
    return [this.desk().chosen, ...this.pieces()].join(' ');
  }
}
