import type { Readable, Writable } from '@gantry/ui-kit/observable';
import type { Feed } from '../core/feed/Feed.ts';
import type { ImportResultRow } from '../core/parsing/importResults.ts';
import type { ListShortcuts } from '../core/rules/listShortcuts.ts';
import type { NotificationList } from '../core/rules/lists.ts';
import type { Notification, OnNotificationProblem } from '../core/notification.ts';
import type { NotificationMessages, PartialNotificationMessages } from '../languages/index.ts';
import type { Environment } from '../transport/environment.ts';
import type { JobCommands, JobService } from '../transport/JobService.ts';
import type { NotificationClient, NotificationPage } from '../transport/NotificationClient.ts';
import type { ConnectionState, RealtimeTransport } from '../transport/RealtimeTransport.ts';
import type { Tabs } from '../transport/tabs/Tabs.ts';
import type { Announcer } from './center/createAnnouncer.ts';
import type { ConnectionTrouble } from './center/createConnectionTrouble.ts';
import type { KeyValueStorage } from './center/createToastMemory.ts';
import type { ExtendFeed } from './center/showLocalItems.ts';
import type { JobActions } from './JobActions.ts';
import type { NotificationSettingsStore } from './NotificationSettings.ts';

/** A short message to the person. It matches the kit's toast queue: `toast: (toast) => toastQueue.add(toast)`. */
export interface NotificationToast {
  readonly tone: 'success' | 'danger' | 'warning' | 'information' | 'neutral';
  readonly title: string;
  /** True if it tells of lists that could not be loaded, which say so in place, too. */
  readonly isOfLists?: true;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Call it once the toast is gone, after its action. A toast with Undo waits for it. */
  readonly onClose?: () => void;
}

/** A program named by a notification. */
export interface NotificationProgram {
  readonly id: string;
  /** Null if the notification did not name it. */
  readonly name: string | null;
}

/** What the app does on behalf of the notification center. */
export interface NotificationCenterCallbacks {
  /** Navigates to a path of this app. The path starts with a slash. */
  readonly navigate: (path: string) => void;
  /** The address of a path of this app. Without it, rows with a path are buttons, and no links. */
  readonly createHref?: (path: string) => string;
  /** Selects a program. A navigation that needs it waits for the promise; a rejection stops the navigation. */
  readonly switchProgram?: (program: NotificationProgram) => void | Promise<void>;
  /** Shows a toast. No toast is shown unless given. */
  readonly toast?: (toast: NotificationToast) => void;
  /** Opens a checked address in a new tab: a link to another origin, a PDF. Uses `window` unless given. */
  readonly openUrl?: (url: string) => void;
  /** Saves an exported file that was fetched. The browser saves it as a download unless given. */
  readonly saveFile?: (file: Blob, name: string) => void;
  /** Called with unusable input and with every failure and its cause, for a log: one that a toast told, and one that is tried again. */
  readonly onProblem?: OnNotificationProblem;
  /** Called after each catch-up but the first, for telemetry, with the number of changes that it was the first to bring. */
  readonly onCatchUp?: (changes: number) => void;
}

/** Options of {@link createNotificationCenter}. */
export interface NotificationCenterOptions {
  readonly client: NotificationClient;
  /** The job engine. With two engines, `legacy` knows every job, and `workflow` takes the commands for jobs whose jobId is a GUID. */
  readonly jobs: JobService | { readonly legacy: JobService; readonly workflow: JobCommands };
  readonly transport: RealtimeTransport;
  readonly userId: string;
  /** Id of the selected program, or null; report a change with `setProgram`. */
  readonly programId?: string | null;
  readonly callbacks: NotificationCenterCallbacks;
  /**
   * Origins of the storage of files, such as `https://storage.example`, which are fetched and saved; the browser opens files of other
   * origins in a new tab. Links may lead to these origins although they are not https, such as `http://localhost:4001`. The page's own
   * origin is always among the storage's.
   */
  readonly allowedLinkOrigins?: readonly string[];
  /** The path of the page that shows the results of an import, by its title; null if it has none. No title has a page unless given. */
  readonly importResultPage?: (title: string, id: string) => string | null;
  /** Language tag for dates and numbers, such as `ar-AE`. Default `en`. */
  readonly locale?: string;
  /** Messages in the place of the English ones: all of a language, such as `messages('ar-AE')` of `@gantry/notification-center/languages/ar`, or some. */
  readonly messages?: PartialNotificationMessages;
  /**
   * First pages of lists, fetched with `firstPageRequest(list)`. A server renders their rows, and a browser that is given the same
   * pages hydrates that markup before it fetches anything. `now` is the server's time, as ISO 8601 text: both write relative times from
   * it, so that hydration moves nothing. Without it, a server writes dates.
   */
  readonly initial?: Readonly<Partial<Record<NotificationList, NotificationPage>>> & { readonly now?: string };
  /** How late the service may commit an item under its timestamp, in seconds. Each catch-up overlaps by this much. Default 300. */
  readonly commitDelaySeconds?: number;
  /** Mean time between audits in seconds. Default 240. */
  readonly auditSeconds?: number;
  /** Remembers across reloads which toasts were shown. The browser's local storage unless given; `null` for no storage. */
  readonly storage?: KeyValueStorage | null | undefined;
  /** Whether the rows of panel and page stand under Today, Yesterday, This week and Older. @default false */
  readonly hasDateGroups?: boolean;
  /** Whether the keys j, k, e and u work while a list has focus. @default false */
  readonly hasShortcuts?: boolean;
  /** Whether Mark all as read shows a toast with Undo. The app's toasts must call `onClose`. @default false */
  readonly hasUndo?: boolean;
  /**
   * The settings of the person, which the menus then offer: muted types, a sound, the unread count in the title of the page.
   * `createStoredSettings` keeps them in the browser. Unless given, no type is muted, and there is neither sound nor count.
   */
  readonly settings?: NotificationSettingsStore;
  /** Called for what arrives if the person wants a sound, in one tab. Two soft notes unless given. */
  readonly playSound?: () => void;
  /** Rows of the app's own work: `showLocalItems(items)`. */
  readonly extendFeed?: ExtendFeed;
  /** The other tabs of this browser. Found by the center unless given; `null` makes the tab stand alone. */
  readonly tabs?: Tabs | null;
  /** Clock, timers, frames and the page's signals. The browser's unless given. */
  readonly environment?: Environment;
}

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
  /** Loads the first page unless it is loaded. With programs, continues until ten rows match or no page remains. */
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
  /** True while a mark-all is in flight. */
  readonly isMarkingAll: Readable<boolean>;
}

/** The outcome of an import, line by line. */
export interface ImportResults {
  readonly description: string;
  readonly rows: readonly ImportResultRow[];
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

/** State that all screens of one center share, for the package's own screens. `stop` resets it. */
interface SharedScreenState {
  /** The server's time, from which the first render writes relative times. Undefined unless `initial` has it. */
  readonly serverNow: Date | undefined;
  readonly announcer: Announcer;
  readonly connectionTrouble: Readable<ConnectionTrouble | null>;
  /** Tells that a part of a screen could not be loaded: by a toast, and to `onProblem`. */
  readonly partFailed: (error: unknown) => void;
  /** Tells `onProblem` that something could not be shown; `id` is that of the item, if it is about one. */
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
  /** Origins that links may lead to although they are not https; for `clickTarget` and `safeLink`. */
  readonly allowedLinkOrigins: readonly string[];
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
  /** Shows a toast by the app's callback. */
  readonly toast: (toast: NotificationToast) => void;
  readonly closeDialog: () => void;
  readonly screens: SharedScreenState;
  /** Whether the rows of panel and page stand in date groups. */
  readonly hasDateGroups: boolean;
  /** Null unless the app chose them. */
  readonly shortcuts: ListShortcuts | null;
  /** Null unless the app keeps them. */
  readonly settings: NotificationSettingsStore | null;
  /** Whether the person muted the type of an item. */
  readonly isMuted: (notification: Pick<Notification, 'type'>) => boolean;
  /** The results of an import; id is the notification's, and also the background job's. */
  readonly importResults: (id: string) => ImportResultsLoader;
  /** Catches up and fetches every loaded list again. */
  readonly refresh: () => Promise<void>;
  /** Reports that another program was selected. Items and running commands stay; requests in flight are repeated. */
  readonly setProgram: (programId: string | null) => void;
  /** Changes the language of toasts and screens. Without messages, they are those that the center was created with. */
  readonly setLocale: (locale: string, messages?: PartialNotificationMessages) => void;
}
