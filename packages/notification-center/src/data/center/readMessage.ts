import * as v from 'valibot';
import type { WritableFeed, WrittenVersions } from '../../core/feed/Feed.ts';
import type { UnreadCount } from './createUnreadCount.ts';

const readSchema = v.object({
  kind: v.literal('read'),
  versions: v.array(v.tuple([v.string(), v.nullable(v.number())])),
  read: v.boolean(),
});

/** The message that tells the other tabs of an acknowledged mark. */
export function readMessage(versions: WrittenVersions, read: boolean): v.InferOutput<typeof readSchema> {
  return { kind: 'read', versions: [...versions], read };
}

/** What a mark of another tab is taken with. */
export interface ReadMessageOptions {
  readonly feed: WritableFeed;
  readonly unread: UnreadCount;
  /** Something should be asked for again soon. */
  readonly requestCatchUp: () => void;
}

/** Takes a mark that another tab had acknowledged; other messages pass by. */
export function applyReadMessage(input: unknown, { feed, unread, requestCatchUp }: ReadMessageOptions) {
  const result = v.safeParse(readSchema, input);
  if (!result.success) return;
  const versions = new Map(result.output.versions);
  const { read } = result.output;
  const changed = feed.setRead(versions, read).length;
  const held = [...versions.keys()].map(feed.getClean).filter((item) => item !== undefined);
  // What this tab does not hold changed at the service all the same; what it holds in that state it has counted already.
  const all = changed + versions.size - held.length;
  unread.onWritten(read ? -all : all);
  // Of a newer version only the service knows whether it came before the mark or after it; and of what is not held, whether
  // the count that was asked for had the mark in it.
  if (held.length < versions.size || held.some((item) => item.read !== read)) requestCatchUp();
}
