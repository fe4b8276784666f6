import type { Readable } from '@gantry/base/observable';

const mostShown = 99;

/** Puts a count before the title of the page, as in "(3) Orders". Returns a function that removes it. */
export function showTitleCount(value: Readable<number | null>): () => void {
  let prefix = '';

  function show(count: number) {
    const next = count === 0 ? '' : `(${count > mostShown ? `${mostShown}+` : count}) `;
    const title = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
    prefix = next;
    if (document.title !== next + title) document.title = next + title;
  }

  const update = () => show(value.get() ?? 0);
  const observer = new MutationObserver(update);
  // The app may change its title at any time, and replace the element too.
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  const stopCounting = value.subscribe(update);
  update();
  return () => {
    observer.disconnect();
    stopCounting();
    show(0);
  };
}
