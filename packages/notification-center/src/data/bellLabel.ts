import type { NotificationMessages } from '../languages/index.ts';
import type { NotificationCenter } from './NotificationCenter.ts';

/** The name of a bell; the unread count is null while it is not known. */
export function bellLabel({ bell }: NotificationMessages, unread: number | null): string {
  return unread === null || unread === 0 ? bell.label : bell.labelWithCount(unread);
}

/** Announces to screen readers, now and then, that the unread count has grown. Returns a function that ends it. */
export function announceGrowth({ unreadCount, messages, screens }: NotificationCenter): () => void {
  let before = unreadCount.get();
  return unreadCount.subscribe(() => {
    const count = unreadCount.get();
    const hasGrown = count !== null && before !== null && count > before;
    before = count;
    if (hasGrown) screens.announcer.say('count', () => bellLabel(messages.get(), unreadCount.get()));
  });
}
