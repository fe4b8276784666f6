import { joinEnds } from '@gantry/ui-kit/observable';
import type { NotificationSettingsStore } from '../NotificationSettings.ts';
import type { Lifetime } from './createLifetime.ts';
import type { UnreadCount } from './createUnreadCount.ts';

const mostShown = 99;

/** Options of {@link connectTitleCount}. */
export interface TitleCountOptions {
  readonly lifetime: Lifetime;
  readonly unread: UnreadCount;
  readonly settings: NotificationSettingsStore;
}

/** Puts the unread count before the title of the page, as in "(3) Orders", while the person wants it. */
export function connectTitleCount({ lifetime, unread, settings }: TitleCountOptions) {
  let prefix = '';
  let remove: (() => void) | null = null;

  function show(count: number) {
    const next = count === 0 ? '' : `(${count > mostShown ? `${mostShown}+` : count}) `;
    const title = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
    prefix = next;
    if (document.title !== next + title) document.title = next + title;
  }

  function add(): () => void {
    const update = () => show(unread.value.get() ?? 0);
    const observer = new MutationObserver(update);
    // The app may change its title at any time, and replace the element too.
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    const stopCounting = unread.value.subscribe(update);
    update();
    return () => {
      observer.disconnect();
      stopCounting();
      show(0);
    };
  }

  function end() {
    remove?.();
    remove = null;
  }

  function follow() {
    if (settings.get().hasTitleCount) remove ??= add();
    else end();
  }

  lifetime.onStart(() => {
    const stopWatching = settings.subscribe(follow);
    follow();
    return joinEnds(stopWatching, end);
  });
}
