import * as v from 'valibot';
import type { WritableFeed, WrittenVersions } from '../../core/feed/Feed.ts';
import type { CenterParts } from './CenterParts.ts';

const readSchema = v.object({
  kind: v.picklist(['read']),
  versions: v.array(v.tuple([v.string(), v.nullable(v.number())])),
  read: v.boolean(),
});

/** The message to the other tabs about an acknowledged mark. */
export function readMessage(versions: WrittenVersions, read: boolean): v.InferOutput<typeof readSchema> {
  return { kind: 'read', versions: [...versions], read };
}

/** The held versions that a write sent now would follow. */
export function heldVersions(feed: WritableFeed, ids: readonly string[]): WrittenVersions {
  return new Map(ids.map((id) => [id, feed.getClean(id)?.modifiedAt ?? null]));
}

/** Applies a mark that another tab had acknowledged. Ignores other messages. */
export function applyReadMessage(
  input: unknown,
  { feed, unread }: Pick<CenterParts, 'feed' | 'unread'>,
  requestCatchUp: () => void,
) {
  const result = v.safeParse(readSchema, input);
  if (!result.success) return;
  const versions = new Map(result.output.versions);
  const { read } = result.output;
  const changed = feed.setRead(versions, read);
  const items = Array.from(versions.keys(), (id) => ({ id, item: feed.getClean(id) }));
  // Items that this tab does not hold changed at the service too. Held items that did not change are counted already.
  const unheld = items.filter(({ item }) => item === undefined).map(({ id }) => id);
  unread.onWritten([...changed, ...unheld], read);
  // Only the service knows whether a newer version is from before the mark or after it, and whether the count that was
  // fetched includes the mark of an item that is not held.
  if (items.some(({ item }) => item?.read !== read)) requestCatchUp();
}
