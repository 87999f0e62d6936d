import type { GameInfo, Glance, Glanced, Glossary, MadeTable, NewTable, Film, Review, Summary } from './protocol';

/** What the server answered when it could not do what was asked; `words` is a finished sentence. */
export class Failure extends Error {
  constructor(
    readonly words: string,
    readonly status: number,
    readonly field: string | null = null,
  ) {
    super(words);
  }
}

const SILENT = 'The server does not answer. Nothing is lost; try again in a moment.';

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init).catch(() => null);
  if (answer === null) throw new Failure(SILENT, 0);
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && body !== null) return body as T;
  const trouble = (body ?? {}) as { error?: string; field?: string | null };
  throw new Failure(trouble.error ?? SILENT, answer.status, trouble.field ?? null);
}

let known: Promise<GameInfo[]> | null = null;

/** All games, asked for once; a failure is forgotten, so that the next page asks again. */
export function games(): Promise<GameInfo[]> {
  known ??= ask<{ games: GameInfo[] }>('/api/games').then((answer) => answer.games);
  known.catch(() => (known = null));
  return known;
}

const send = <T>(path: string, order: object) =>
  ask<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(order) });

export const makeTable = (order: NewTable) => send<MadeTable>('/api/tables', order);

/** Several tables at a glance, in the order of their links. */
export const glances = (links: readonly string[]) =>
  send<Glanced>('/api/glances', { links }).then((answer): readonly Glance[] => answer.glances);

const at = (link: string) => `/api/tables/${encodeURIComponent(link)}`;

export const summary = (link: string) => ask<Summary>(at(link));

/** What a newcomer may not know, without house rules. */
export const usualGlossary = (game: string) => ask<Glossary>(`/api/games/${encodeURIComponent(game)}/glossary`);

/** The same with the figures of this table. */
export const glossary = (link: string) => ask<Glossary>(`${at(link)}/glossary`);

export const replay = (link: string, seat: number | null) =>
  ask<Film>(`${at(link)}/replay${seat === null ? '' : `?seat=${seat}`}`);

/** How far the review of one of the link's own seats has come; asking makes it go on. */
export const review = (link: string, seat: number) => ask<Review>(`${at(link)}/review?seat=${seat}`);
