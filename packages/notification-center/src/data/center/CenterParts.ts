import type { Readable } from '@gantry/base/observable';
import type { WritableFeed } from '../../core/feed/Feed.ts';
import type { Notification } from '../../core/notification.ts';
import type { NotificationMessages } from '../../languages/index.ts';
import type { CatchUp } from '../../transport/catchUp/createCatchUp.ts';
import type { ConnectionState } from '../../transport/RealtimeTransport.ts';
import type { Tabs } from '../../transport/tabs/Tabs.ts';
import type { NotificationCenter } from '../NotificationCenter.ts';
import type { NotificationCenterOptions, NotificationToast } from '../NotificationCenterOptions.ts';
import type { ChangeOrigin, CenterEvents } from './createEvents.ts';
import type { Lifetime } from './createLifetime.ts';
import type { MemoryQueue } from './createMemoryQueue.ts';
import type { Services, TypesCounted } from './createServices.ts';
import type { Texts } from './createTexts.ts';

/** The only way into the feed. */
export interface Intake {
  /** Reads items that came from outside, each on its own. */
  readonly parse: (items: unknown) => readonly Notification[];
  /** Merges items and emits `merged`. `askedAt` is the feed's mark from before the request. */
  readonly merge: (items: readonly Notification[], origin: ChangeOrigin, askedAt?: number) => void;
  /** The newest server time of all items so far; null before the first. */
  readonly newestKnown: () => number | null;
}

/** The live connection of this tab, and its link to the other tabs. */
export interface Connection {
  readonly state: Readable<ConnectionState>;
  /** The other tabs; null while stopped, and if the tab stands alone. */
  readonly tabs: () => Tabs | null;
}

/** The unread count: the service's, plus the changes since it was fetched. */
export interface UnreadCount {
  readonly value: Readable<number | null>;
  /** Call before the count is requested. Returns the question that the response answers. */
  readonly ask: () => number;
  /** Applies the response. A change between request and response may or may not be counted, so the count is soon fetched again. */
  readonly answer: (question: number, count: number) => void;
  /** Acknowledged writes made these items read or unread. */
  readonly onWritten: (ids: Iterable<string>, read: boolean) => void;
  /** A write is in flight until the returned function is called. */
  readonly beginWrite: () => () => void;
  /** A mark-all is in flight: unread items that are not held count as read until the returned function is called. */
  readonly beginMarkAll: () => () => void;
}

/** Names one text of an error. */
export type ErrorText = keyof NotificationMessages['errors'];

/** What a center reports to the person, by toasts, and to the app, by its log. */
export interface Notices {
  readonly toast: (toast: NotificationToast) => void;
  /** Shows the toast of a failed call and reports its cause to `onProblem`, unless `stop` ended it. `id` is that of its item; `again` makes the toast offer another try. */
  readonly fail: (text: ErrorText, error: unknown, id?: string, again?: () => void) => void;
  /** Shows the toast of a list that could not be loaded, once for lists that fail together; returns the list's own text. */
  readonly failLoading: (error: unknown) => string;
  /** Reports a failure to `onProblem`, unless `stop` caused it. No toast is shown. */
  readonly log: (message: string, cause?: unknown, id?: string) => void;
}

/** Shows a toast with Undo after Mark all as read. Resolves with true once the toast has gone, or with false if the person pressed Undo. */
export type OfferUndo = () => Promise<boolean>;

/** The parts of one center. Each part names those that it uses: `Pick<CenterParts, 'feed' | 'events'>`. */
export interface CenterParts extends Services, Pick<NotificationCenter, 'reaches' | 'readState' | 'jobActions'> {
  readonly options: NotificationCenterOptions;
  readonly typesCounted: TypesCounted;
  readonly lifetime: Lifetime;
  readonly events: CenterEvents;
  readonly texts: Texts;
  readonly notices: Notices;
  readonly feed: WritableFeed;
  readonly intake: Intake;
  readonly connection: Connection;
  readonly unread: UnreadCount;
  readonly catchUp: CatchUp;
  readonly memory: MemoryQueue;
  /** Null if marks are sent at once. */
  readonly offerUndo: OfferUndo | null;
}
