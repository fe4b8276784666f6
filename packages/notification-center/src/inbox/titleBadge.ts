import type { InboxParts } from '../data/InboxParts.ts';

const mostShown = 99;

/** Puts the unread count before the title of the page, as in "(3) Orders". The app may change its title at any time. */
export function connectTitleBadge({ lifetime, unread }: InboxParts) {
  let badge = '';
  let stop = () => {};

  function update() {
    const count = unread.value.get() ?? 0;
    const next = count === 0 ? '' : `(${count > mostShown ? `${mostShown}+` : count}) `;
    const title = document.title.startsWith(badge) ? document.title.slice(badge.length) : document.title;
    badge = next;
    if (document.title !== next + title) document.title = next + title;
  }

  lifetime.onStart(() => {
    const observer = new MutationObserver(update);
    // The app may replace the element too.
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    const stopCounting = unread.value.subscribe(update);
    update();
    stop = () => {
      observer.disconnect();
      stopCounting();
      if (document.title.startsWith(badge)) document.title = document.title.slice(badge.length);
      badge = '';
    };
  });
  lifetime.onStop(() => stop());
}
