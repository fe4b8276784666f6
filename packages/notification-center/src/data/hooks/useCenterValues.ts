import { useLayoutEffect, useMemo, useState } from 'react';
import type { Notification } from '../../core/notification.ts';
import type { NotificationMessages } from '../../languages/index.ts';
import type { NotificationDialog, ReadState } from '../NotificationCenter.ts';
import { useNotificationCenter } from '../NotificationCenterProvider.tsx';
import { useReadable } from '@gantry/base/react';

/** The unread count of the badge: the service's count, plus the changes since; null until it is known. */
export function useUnreadCount(): number | null {
  return useReadable(useNotificationCenter().unreadCount);
}

/** One item, optimistic changes included; undefined if it is not held. Renders again only when this item changes. */
export function useNotification(id: string): Notification | undefined {
  const { feed } = useNotificationCenter();
  const item = useMemo(
    () => ({
      get: () => feed.getItem(id),
      subscribe: (listener: () => void) => feed.subscribeItem(id, listener),
    }),
    [feed, id],
  );
  return useReadable(item);
}

/** The texts in the current language, with replacements. */
export function useNotificationMessages(): NotificationMessages {
  return useReadable(useNotificationCenter().messages);
}

/** The current language, for `Intl`. */
export function useNotificationLocale(): string {
  return useReadable(useNotificationCenter().locale);
}

/** The dialog to show (error details, import results), and how to close it. */
export function useNotificationDialog(): { readonly dialog: NotificationDialog | null; readonly close: () => void } {
  const center = useNotificationCenter();
  return { dialog: useReadable(center.dialog), close: center.closeDialog };
}

/** The result of {@link useReadState}. */
export interface ReadStateControls extends Omit<ReadState, 'isMarkingAll'> {
  /** True while a mark-all is in flight. */
  readonly isMarkingAll: boolean;
}

/** Marks items read and unread: shown at once, rolled back with a toast if the service refuses. */
export function useReadState(): ReadStateControls {
  const { readState } = useNotificationCenter();
  return { ...readState, isMarkingAll: useReadable(readState.isMarkingAll) };
}

/** True in one of the mounted components that ask: in the first, and after it in the next. */
export function useIsDialogHost(): boolean {
  const { dialogHosts } = useNotificationCenter().screens;
  const [own] = useState(() => Symbol('dialog host'));
  useLayoutEffect(() => {
    dialogHosts.set([...dialogHosts.get(), own]);
    return () => dialogHosts.set(dialogHosts.get().filter((host) => host !== own));
  }, [dialogHosts, own]);
  return useReadable(dialogHosts)[0] === own;
}
