// A long press, or the other mouse button, looks at a thing more closely; a short one does what it always does.
import type { Attachment } from 'svelte/attachments';

const LONG = 420;

export const closer =
  (look: (() => void) | null): Attachment<HTMLElement> =>
  (node) => {
    if (!look) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let fired = false;
    const begin = () => {
      fired = false;
      timer = setTimeout(() => {
        fired = true;
        look();
      }, LONG);
    };
    const end = () => clearTimeout(timer);
    const swallow = (event: Event) => {
      if (!fired) return;
      fired = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event) => {
      event.preventDefault();
      end();
      if (!fired) look();
      fired = false;
    };
    const heard: [string, (event: Event) => void][] = [
      ['pointerdown', begin],
      ['pointerup', end],
      ['pointerleave', end],
      ['pointercancel', end],
      ['contextmenu', menu],
    ];
    node.dataset.hold = ''; // a long press on it is taken
    for (const [name, listener] of heard) node.addEventListener(name, listener);
    node.addEventListener('click', swallow, true);
    return () => {
      end();
      delete node.dataset.hold;
      for (const [name, listener] of heard) node.removeEventListener(name, listener);
      node.removeEventListener('click', swallow, true);
    };
  };
