import sheet from './symbols.svg?raw';

let mounted = false;

/** Puts the drawings of the house deck into the page, once; every card calls this before it is drawn. */
export function mountDeck(): void {
  if (mounted) return;
  mounted = true;
  document.body.insertAdjacentHTML('beforeend', sheet);
}
