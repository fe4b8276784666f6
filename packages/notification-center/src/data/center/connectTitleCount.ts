import type { NotificationSettingsStore } from '../NotificationSettings.ts';
import type { Lifetime } from './createLifetime.ts';
import type { Notices } from './createNotices.ts';
import type { UnreadCount } from './createUnreadCount.ts';

/** Options of {@link connectTitleCount}. */
export interface TitleCountOptions {
  readonly lifetime: Lifetime;
  readonly notices: Notices;
  readonly unread: UnreadCount;
  readonly settings: NotificationSettingsStore;
}

/** Shows the unread count in the title of the page while the person wants it. Its code is loaded then. */
export function connectTitleCount({ lifetime, notices, unread, settings }: TitleCountOptions) {
  let isRunning = false;
  let remove: (() => void) | null = null;
  const isWanted = () => isRunning && settings.get().hasTitleCount;

  async function follow() {
    if (!isWanted()) {
      remove?.();
      remove = null;
      return;
    }
    try {
      const { showTitleCount } = await import('./showTitleCount.ts');
      if (isWanted()) remove ??= showTitleCount(unread.value);
    } catch (error) {
      notices.log('The unread count is not in the title of the page.', error);
    }
  }

  lifetime.onStart(() => {
    isRunning = true;
    const stopWatching = settings.subscribe(() => void follow());
    void follow();
    return () => {
      isRunning = false;
      stopWatching();
      void follow();
    };
  });
}
