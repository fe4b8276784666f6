import * as v from 'valibot';
import type { WritableFeed } from '../../core/feed/Feed.ts';
import type { UnreadCount } from './createUnreadCount.ts';

const readSchema = v.object({ kind: v.literal('read'), ids: v.array(v.string()), read: v.boolean() });

/** The message that tells the other tabs of an acknowledged mark. */
export function readMessage(ids: readonly string[], read: boolean): v.InferOutput<typeof readSchema> {
  return { kind: 'read', ids: [...ids], read };
}

/** Takes a mark that another tab had acknowledged; other messages pass by. */
export function takeReadMessage(input: unknown, feed: WritableFeed, unread: UnreadCount) {
  const result = v.safeParse(readSchema, input);
  if (!result.success) return;
  const { ids, read } = result.output;
  // What this tab does not hold changed at the service all the same; what it holds in that state it has counted already.
  const unheld = ids.filter((id) => feed.getClean(id) === undefined).length;
  const changed = feed.setRead(ids, read).length + unheld;
  unread.onWritten(read ? -changed : changed);
}
