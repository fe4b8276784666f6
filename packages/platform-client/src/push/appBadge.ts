/** The part of the Badging API that is used here. Not every browser has it. */
type Badged = Partial<Pick<Navigator, 'setAppBadge'>>;

/**
 * Shows the number of unread notifications on the icon of the installed portal, if the browser can. Zero, or null for a number that is not
 * known, removes it: the one before may be another person's.
 */
export function showAppBadge(count: number | null): void {
  const badged: Badged = navigator;
  // A badge is an extra; a browser refuses it without the permission for notifications.
  badged.setAppBadge?.(count ?? 0).catch(() => undefined);
}
