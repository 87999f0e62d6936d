// A printed card whose words do not fit sets them smaller, step by step; what each step means, its style says.
import type { Attachment } from 'svelte/attachments';

const SMALLEST = 4;
/** Letters may hang a little below their line. */
const SLACK = 5;

const cut = (words: HTMLElement) => words.scrollWidth > words.clientWidth + 1 || words.scrollHeight > words.clientHeight + SLACK;
const overfull = (leaf: HTMLElement) =>
  leaf.scrollHeight > leaf.clientHeight + 1 || [...leaf.querySelectorAll<HTMLElement>('.nm, .type')].some((words) => words.offsetParent !== null && cut(words));

/** Marks the leaf with the first step at which all is within it; `_`: what is printed there, so that another text is measured anew. */
export const fitted =
  (..._: readonly unknown[]): Attachment<HTMLElement> =>
  (leaf) => {
    const fit = () => {
      let step = 0;
      do leaf.dataset.fit = String(step);
      while (overfull(leaf) && ++step <= SMALLEST);
    };
    const watch = new ResizeObserver(fit);
    watch.observe(leaf);
    void document.fonts.ready.then(fit);
    return () => watch.disconnect();
  };
