import { keepHere, keptHere } from './memory';

export type Page =
  | { name: 'start' }
  | { name: 'new'; game: string }
  | { name: 'table'; link: string }
  | { name: 'replay'; link: string }
  | { name: 'rules'; game: string }
  | { name: 'about' }
  | { name: 'lost' };

/** Which page a path means. */
export function pageOf(path: string): Page {
  const [head = '', tail = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (head === '') return { name: 'start' };
  if (head === 'about' && tail === '') return { name: 'about' };
  if (tail === '') return { name: 'lost' };
  if (head === 'new') return { name: 'new', game: tail };
  if (head === 't') return { name: 'table', link: tail };
  if (head === 'replay') return { name: 'replay', link: tail };
  if (head === 'rules') return { name: 'rules', game: tail };
  return { name: 'lost' };
}

const SCENE = 'sacrarium.scene';

/** Whether games are drawn by the plain table: what the address says, else what it said last in this window. */
export function plainScene(search: string, kept: string | null): boolean {
  return (new URLSearchParams(search).get('scene') ?? kept) === 'plain';
}

class Router {
  page = $state<Page>(pageOf('/'));
  /** The table one came from, so that the rules can lead back to it. */
  table = $state<string | null>(null);
  /** `?scene=plain` draws every game by the plain table, until `?scene=own`. */
  plain = false;

  start(): void {
    this.read();
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (press) => this.follow(press));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    if (!location.hash) scrollTo(0, 0);
  }

  private read(): void {
    const page = pageOf(location.pathname);
    this.plain = plainScene(location.search, keptHere(SCENE));
    keepHere(SCENE, this.plain ? 'plain' : 'own');
    if (page.name === 'table') this.table = page.link;
    if (page.name === 'start') this.table = null;
    if (JSON.stringify(page) !== JSON.stringify(this.page)) this.page = page;
  }

  private follow(press: MouseEvent): void {
    if (press.defaultPrevented || press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey) return;
    const link = (press.target as Element).closest('a');
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname === location.pathname && link.hash) return;
    press.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
export const go = (path: string) => router.go(path);
