/** The page wears a game's accent and a title while it is open. */
export function dress(title: string, game: string | null): void {
  document.title = title === '' ? 'Sacrarium' : `${title} · Sacrarium`;
  if (game === null) delete document.documentElement.dataset.game;
  else document.documentElement.dataset.game = game;
}
