import type { NotificationSettingsStore } from '../NotificationSettings.ts';
import type { CenterParts } from './CenterParts.ts';

/** Shows the unread count in the title of the page while the person wants it. Its code is loaded then. */
export function connectTitleCount(
  { lifetime, notices, unread }: Pick<CenterParts, 'lifetime' | 'notices' | 'unread'>,
  settings: NotificationSettingsStore,
) {
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
