// What this browser remembers: the name last used and the tables one sits at. Private windows may refuse; then nothing is kept.

export interface Kept {
  link: string;
  game: string;
  title: string;
  /** Put away: not shown among the running tables, and not lost. */
  away?: boolean;
}

const TABLES = 'sacrarium.tables';
const NAME = 'sacrarium.name';
const PACE = 'sacrarium.pace';
/** As many as the server looks at in one request. */
const MOST = 50;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}

export function keptTables(): Kept[] {
  try {
    const found: unknown = JSON.parse(read(TABLES) ?? '[]');
    return Array.isArray(found) ? (found as Kept[]).filter((table) => typeof table?.link === 'string') : [];
  } catch {
    return [];
  }
}

/** The newest table comes first; one that was put away is back. */
export function keepTable(table: Kept): void {
  const others = keptTables().filter((other) => other.link !== table.link);
  write(TABLES, JSON.stringify([table, ...others].slice(0, MOST)));
}

export function forgetTable(link: string): void {
  write(TABLES, JSON.stringify(keptTables().filter((table) => table.link !== link)));
}

export function putTable(link: string, away: boolean): void {
  write(TABLES, JSON.stringify(keptTables().map((table) => (table.link === link ? { ...table, away } : table))));
}

export const keptName = () => read(NAME) ?? '';
export const keepName = (name: string) => write(NAME, name);

const GUESTS = ['Robin', 'Wanda', 'Fritzi', 'Quirin', 'Tilda', 'Nele'];
/** The name last used, or a friendly one, which is kept from now on. */
export function ownName(): string {
  const kept = keptName();
  if (kept !== '') return kept;
  const name = GUESTS[Math.floor(Math.random() * GUESTS.length)] ?? 'Guest';
  keepName(name);
  return name;
}

export const keptPace = () => read(PACE) ?? '';
export const keepPace = (pace: string) => write(PACE, pace);

/** What only this window remembers, until it is closed. */
export function keptHere(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepHere(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    return;
  }
}
