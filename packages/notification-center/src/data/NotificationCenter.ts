import type { Readable, Writable } from '@gantry/base/observable';
import type { Feed } from '../core/feed/Feed.ts';
import type { ImportResultContent } from '../core/parsing/importResults.ts';
import type { NotificationChannel } from '../core/rules/channels.ts';
import type { ClickTarget } from '../core/rules/clickTarget.ts';
import type { NotificationList } from '../core/rules/lists.ts';
import type { Notification } from '../core/notification.ts';
import type { NotificationMessages, PartialNotificationMessages } from '../languages/index.ts';
import type { ConnectionState } from '../transport/RealtimeTransport.ts';
import type { Announcer } from './center/createAnnouncer.ts';
import type { ConnectionTrouble } from './center/createConnectionTrouble.ts';
import type { JobActions } from './JobActions.ts';
import type { NotificationSettingsStore } from './NotificationSettings.ts';
import type { NotificationProgram } from './NotificationCenterOptions.ts';

/** A dialog that the notification center wants a screen to show. */
export type NotificationDialog =
  /** `id` is that of the notification it is about. */
  { readonly kind: 'errorDetails' | 'results'; readonly id: string } | { readonly kind: 'settings' };

/** How far a list is loaded. */
export interface ListState {
  /** True until the first page has arrived or failed. */
  readonly isLoading: boolean;
  /** True while further pages are loading. */
  readonly isLoadingMore: boolean;
  readonly isRefreshing: boolean;
  /** Whether the service has older items. */
  readonly hasMore: boolean;
  /** The message of the last failure, for the list to show; null after the next success. */
  readonly error: string | null;
}

/** Loads one list, page by page. Loading is shared: two screens of one list make one request. */
export interface ListLoader {
  readonly state: Readable<ListState>;
  /** Loads the first page unless it is loaded. With programs, continues until ten rows match, for a few pages at most. */
  readonly load: (programs?: readonly string[]) => Promise<void>;
  /** Loads 50 more rows, or with programs until ten more match or no page remains. */
  readonly loadMore: (programs?: readonly string[]) => Promise<void>;
  /** Fetches the first page again and catches up. The rows stay until the response arrives. */
  readonly refresh: () => Promise<void>;
  /** Repeats what failed last: the first page, a further one or a refresh. Does nothing without an error. */
  readonly retry: (programs?: readonly string[]) => Promise<void>;
}

/** Marks items read and unread. Every write shows at once; a failed one is rolled back with a toast. No call rejects. */
export interface ReadState {
  readonly markAsRead: (id: string) => Promise<void>;
  readonly markAsUnread: (id: string) => Promise<void>;
  /**
   * Marks every unread item of all pages. An item that arrives later stays unread. With `hasUndo` the marks show at once, are sent when the
   * toast has gone, and are taken back by Undo.
   */
  readonly markAllAsRead: () => Promise<void>;
  /** Stores at the service that the person has read an item that must be read. Null if the app's client has no such call. */
  readonly giveReceipt: ((id: string) => Promise<void>) | null;
  /** True while a mark-all is in flight. */
  readonly isMarkingAll: Readable<boolean>;
}

/** The outcome of an import. */
export interface ImportResults {
  readonly description: string;
  readonly content: ImportResultContent;
}

/** How far the results of an import are loaded. */
export interface ImportResultsLoad {
  /** True until the first answer, or a failure. */
  readonly isLoading: boolean;
  /** True if there are no results because they could not be fetched. The toast 'Error fetching import data' has been shown. */
  readonly isError: boolean;
  /** Null while loading, after a failure, and if the import left none ('Import results not available'). */
  readonly results: ImportResults | null;
}

/** Loads the results of one import. */
export interface ImportResultsLoader {
  readonly state: Readable<ImportResultsLoad>;
  /** Fetches the results unless they were fetched just before. */
  readonly load: () => void;
  /** Fetches them again. What was fetched before stays until then. */
  readonly reload: () => void;
}

/** The shortcuts of a list. `readKeyPress` of the kit names their keys. */
export interface ListShortcuts {
  /** The key that a shortcut stands for, such as ArrowDown for J; the pressed one unless it is such a shortcut. */
  readonly keyOf: (key: string) => string;
  /** Does what the key does with an item. Returns false if it does nothing. */
  readonly press: (key: string, id: string) => boolean;
  /** For `aria-keyshortcuts`. */
  readonly keys: string;
}

/** State that all screens of one center share, for the package's own screens. `stop` resets it. */
interface SharedScreenState {
  /** The server's time, from which the first render writes relative times. Undefined unless `initial` has it. */
  readonly serverNow: Date | undefined;
  readonly announcer: Announcer;
  readonly connectionTrouble: Readable<ConnectionTrouble | null>;
  /** Reports that a part of a screen could not be loaded: by a toast, and to `onProblem`. */
  readonly partFailed: (error: unknown) => void;
  /** Reports to `onProblem` that something could not be shown; `id` is that of the item, if it is about one. */
  readonly showFailed: (error: unknown, id?: string) => void;
  /** The mounted components that could show the dialogs; the first of them does. */
  readonly dialogHosts: Writable<readonly symbol[]>;
}

/** One notification center: the feed, its synchronization, and the actions on it. Make one for each signed-in user. */
export interface NotificationCenter {
  /** Connects and keeps the feed up to date. A second start does nothing. */
  readonly start: () => void;
  /**
   * Disconnects and cancels everything: calls in flight by their signal, timers, toasts. Nothing is fetched or shown until the
   * next start.
   */
  readonly stop: () => Promise<void>;
  readonly feed: Feed;
  /** The target of a press on the item, by the options of this center. */
  readonly targetOf: (notification: Notification) => ClickTarget;
  /** The service's unread count, plus the changes since; null until it is known. */
  readonly unreadCount: Readable<number | null>;
  readonly connection: Readable<ConnectionState>;
  /** The number of changes by the person, such as read marks, that wait for the network. */
  readonly waitingWrites: Readable<number>;
  readonly messages: Readable<NotificationMessages>;
  readonly locale: Readable<string>;
  /** The dialog to show, or null. */
  readonly dialog: Readable<NotificationDialog | null>;
  readonly list: (list: NotificationList) => ListLoader;
  readonly readState: ReadState;
  readonly jobActions: JobActions;
  /** Performs a click on the item: marks it as read and follows its `clickTarget`. */
  readonly open: (id: string) => void;
  /** The address that a click on the item leads to, for a link; null if it leads to no page, or to one of another program. */
  readonly hrefOf: (notification: Notification) => string | null;
  /** The path of the result page of an import, by its title; null if it has none, or if it opens in another program. */
  readonly importResultPage: (title: string, id: string) => string | null;
  /** Follows the item's Results link: switches to its program and goes to the result page of its title, or says that there is none. */
  readonly openResultPage: (id: string) => void;
  readonly openDialog: (dialog: NotificationDialog) => void;
  readonly closeDialog: () => void;
  readonly screens: SharedScreenState;
  /** Whether the rows of panel and page stand in date groups. */
  readonly hasDateGroups: boolean;
  /** Null unless the app chose them. */
  readonly shortcuts: ListShortcuts | null;
  /** Null unless the app keeps them. */
  readonly settings: NotificationSettingsStore | null;
  /** Whether an item reaches the person by a channel now: it is on for the item's type and program, and these are no quiet hours. */
  readonly reaches: (channel: NotificationChannel, notification: Pick<Notification, 'type' | 'payload'>) => boolean;
  /** The programs for which the person may choose; empty unless the app gave them. */
  readonly programs: () => readonly NotificationProgram[];
  /** Whether the app sends push messages. */
  readonly hasPush: boolean;
  /** Whether the service that counts and pushes knows the settings. */
  readonly hasSettingsService: boolean;
  /** The results of an import; id is the notification's, and also the background job's. */
  readonly importResults: (id: string) => ImportResultsLoader;
  /** Catches up and fetches every loaded list again. */
  readonly refresh: () => Promise<void>;
  /** Reports that another program was selected. Items and running commands stay; requests in flight are repeated. */
  readonly setProgram: (programId: string | null) => void;
  /** Changes the language of toasts and screens. Without messages, they are those that the center was created with. */
  readonly setLocale: (locale: string, messages?: PartialNotificationMessages) => void;
}
