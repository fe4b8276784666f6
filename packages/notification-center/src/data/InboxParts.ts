import type { WritableFeed } from '../core/feed/Feed.ts';
import type { NotificationClient } from '../transport/NotificationClient.ts';
import type { UnreadCount } from './center/createUnreadCount.ts';
import type { Connection } from './center/createConnection.ts';
import type { EventStream } from './center/createEvents.ts';
import type { Lifetime } from './center/createLifetime.ts';
import type { Notices } from './center/createNotices.ts';
import type { Texts } from './center/createTexts.ts';
import type { ReadState } from './NotificationCenter.ts';

/** The parts of a center that its inbox is connected to. */
export interface InboxParts {
  /** As the app gave it. Its calls are made through the lifetime. */
  readonly client: NotificationClient;
  readonly feed: WritableFeed;
  readonly events: EventStream;
  readonly lifetime: Lifetime;
  readonly notices: Notices;
  readonly texts: Texts;
  readonly readState: ReadState;
  readonly unread: UnreadCount;
  /** Tells that a part of a screen could not be loaded. */
  readonly partFailed: (error: unknown) => void;
  readonly connection: Connection;
}
