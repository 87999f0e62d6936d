// Parts of the page that come when they are wanted. Where the server is away just then, they come when it is back.
import { backoff } from './connection';

/** Where a file that did not come would have been, as browsers say it. */
const ADDRESS = /https?:\S+?\.(?:js|css)\b/;

class Late {
  /** How many parts are wanted that the server has not given yet. */
  count = $state(0);
}
export const late = new Late();

const waiting = new Set<() => void>();

/** The server answers again: nobody has to wait any longer. */
export function hurry(): void {
  for (const go of [...waiting]) go();
}

const pause = (attempt: number) =>
  new Promise<void>((done) => {
    const timer = setTimeout(() => go(), backoff(attempt));
    const go = () => {
      clearTimeout(timer);
      waiting.delete(go);
      done();
    };
    waiting.add(go);
  });

/** `away`: the server does not answer; `gone`: it has no such file any more; `there`: the file could be fetched. */
type Standing = 'away' | 'gone' | 'there';

async function standing(address: string): Promise<Standing> {
  if (address === '') return 'away'; // a browser that names no address does not keep a failure either
  const answer = await fetch(address, { cache: 'no-store' }).catch(() => null);
  if (answer === null || answer.status >= 500) return 'away';
  return answer.ok ? 'there' : 'gone';
}

/** Some browsers never ask again for a script that has failed once; under another address they do. */
const anew = <T>(address: string) => import(/* @vite-ignore */ `${address}?again`) as Promise<T>;

/** Styles that did not come. The loader takes them for loaded, so they are asked for here. */
const bare = new Set<string>();

export function noteMissingStyles(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    bare.add(target.href);
    target.remove();
  };
  document.addEventListener('error', note, true);
}

const style = (href: string) =>
  new Promise<void>((done, fail) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href, onload: done, onerror: () => fail(new Error(href)) });
    document.head.append(link);
  });

async function dress(): Promise<void> {
  const wanted = [...bare];
  bare.clear();
  await Promise.all(wanted.map(style));
}

async function fetched<T>(load: () => Promise<T>): Promise<T> {
  let failed = '';
  for (let attempt = 0; ; attempt++) {
    try {
      await dress();
      return await load();
    } catch (trouble) {
      const address = ADDRESS.exec(String(trouble))?.[0] ?? '';
      const now = await standing(address);
      if (now === 'gone') throw trouble;
      if (now === 'there' && failed === address && address.endsWith('.js')) return anew<T>(address);
      failed = now === 'there' ? address : '';
      await pause(attempt);
    }
  }
}

async function patiently<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    late.count += 1;
    return await fetched(load).finally(() => (late.count -= 1));
  }
}

/** Fetched once, however often it is asked for; it fails only where the server has no such part any more. */
export function later<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | null = null;
  return () => {
    coming ??= patiently(load);
    coming.catch(() => (coming = null));
    return coming;
  };
}

/** Fetches what will be needed, as soon as the page has nothing else to do. */
export function whenQuiet(parts: readonly (() => Promise<unknown>)[]): () => void {
  const fetchAll = () => parts.forEach((part) => void part().catch(() => null));
  if (!('requestIdleCallback' in window)) return afterwards(fetchAll);
  const idle = requestIdleCallback(fetchAll);
  return () => cancelIdleCallback(idle);
}

function afterwards(run: () => void): () => void {
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}
