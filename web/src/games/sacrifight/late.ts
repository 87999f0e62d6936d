// Parts that come while the table is quiet.
import { later } from '../../lib/later.svelte';

/** What is looked at, large. */
export const sheet = later(() => import('./Sheet.svelte'));

/** The drawer with all cards. */
export const memory = later(() => import('./Memory.svelte'));
