import type { Review, Seat } from './protocol';

/** What was opened on the result of one table, and what its review has told. */
class Opened {
  course = $state(false);
  review = $state(false);
  /** Whose decisions, where a link plays several seats. */
  reviewed = $state<Seat | null>(null);
  told = $state.raw<Readonly<Record<Seat, Review>>>({});

  tell(review: Review): void {
    this.told = { ...this.told, [review.seat]: review };
  }
}

const kept = new Map<string, Opened>();

/** Kept as long as the page: who leaves a result for one of its moments finds it as it was. */
export function openedAt(link: string): Opened {
  const found = kept.get(link) ?? new Opened();
  kept.set(link, found);
  return found;
}
