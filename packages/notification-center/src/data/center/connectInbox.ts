import type { InboxAdditions } from '../InboxAdditions.ts';
import type { InboxParts } from '../InboxParts.ts';
import type { NotificationCenterOptions } from '../NotificationCenter.ts';

/** Connects the app's inbox to the center. It adds nothing if the app chose none. */
export function connectInbox({ inbox, client }: NotificationCenterOptions, parts: Omit<InboxParts, 'client'>) {
  // `never`, because only `createInbox` makes one, and it takes these parts.
  const additions: InboxAdditions | undefined = inbox?.connect({ client, ...parts } as never);
  return additions ?? {};
}
