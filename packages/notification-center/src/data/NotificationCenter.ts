import type { Feed } from '../core/feed/Feed.ts';
import type { ImportResultRow } from '../core/parsing/importResults.ts';
import type { NotificationList } from '../core/rules/lists.ts';
import type { OnNotificationProblem } from '../core/notification.ts';
import type { Readable, Writable } from '../core/utilities/readable.ts';
import type { NotificationMessages, PartialNotificationMessages } from '../messages/index.ts';
import type { Environment } from '../transport/environment.ts';
import type { JobCommands, JobService } from '../transport/JobService.ts';
import type { NotificationClient, NotificationPage } from '../transport/NotificationClient.ts';
import type { ConnectionState, RealtimeTransport } from '../transport/RealtimeTransport.ts';
import type { Tabs } from '../transport/tabs/Tabs.ts';
import type { Announcer } from './center/createAnnouncer.ts';
import type { ConnectionTrouble } from './center/createConnectionTrouble.ts';
import type { KeyValueStorage } from './center/createToastMemory.ts';

/** A short message to the person. It matches the kit's toast queue: `toast: (toast) => toastQueue.add(toast)`. */
export interface NotificationToast {
  readonly tone: 'success' | 'danger' | 'warning' | 'information' | 'neutral';
  readonly title: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** A program named by a notification. */
export interface NotificationProgram {
  readonly id: string;
  /** Null where the notification did not name it. */
  readonly name: string | null;
}

/** What the app does for the notification center. */
export interface NotificationCenterCallbacks {
  /** Goes to a path of this app, which starts with a slash. */
  readonly navigate: (path: string) => void;
  /** Makes a program the selected one; a navigation that needs it waits for the promise. Rejecting it stops the navigation. */
  readonly switchProgram?: (program: NotificationProgram) => void | Promise<void>;
  /** Shows a toast. Without it nothing is shown. */
  readonly toast?: (toast: NotificationToast) => void;
  /** Opens a checked address of another origin. The browser's own way unless given. */
  readonly openUrl?: (url: string, target: 'sameTab' | 'newTab') => void;
  /** Told of unusable input and of failures that heal by themselves, for a log. */
  readonly onProblem?: OnNotificationProblem;
}

/** What a notification center is made of. */
export interface NotificationCenterOptions {
  readonly client: NotificationClient;
  /** `legacy` answers for every job; `workflow` takes the commands for jobs whose jobId is a GUID. */
  readonly jobs: { readonly legacy: JobService; readonly workflow: JobCommands };
  readonly transport: RealtimeTransport;
  readonly userId: string;
  /** Id of the program selected now, or null; tell of a change with `setProgram`. */
  readonly programId?: string | null;
  readonly callbacks: NotificationCenterCallbacks;
  /** Origins beside https ones that files and links may come from, such as `http://localhost:4001`. */
  readonly allowedLinkOrigins?: readonly string[];
  /** The path of the page that shows the results of an import, by its title; null where there is none. Every title is without a page unless given. */
  readonly importResultPage?: (title: string, id: string) => string | null;
  /** Language of toasts, such as `en` or `ar`. Default `en`. */
  readonly locale?: string;
  readonly messages?: PartialNotificationMessages;
  /**
   * First pages of lists, asked for with `firstPageRequest(list)`: their rows are there at once. A server draws them, and the
   * browser, given the same pages, takes the markup over before anything is asked.
   */
  readonly initial?: Readonly<Partial<Record<NotificationList, NotificationPage>>>;
  /** How late the service may commit an item under its timestamp, in seconds: each catch-up overlaps by it. Default 300. */
  readonly commitDelaySeconds?: number;
  /** Mean time between audits in seconds. Default 240. */
  readonly auditSeconds?: number;
  /** Remembers across reloads which toasts were shown. The browser's local storage unless given; `null` for none. */
  readonly storage?: KeyValueStorage | null;
  /** The other tabs of this browser. Found by themselves unless given; `null` makes the tab stand alone. */
  readonly tabs?: Tabs | null;
  /** Clock, timers, frames and the page's signals. The browser's unless given. */
  readonly environment?: Environment;
}

/** A command to a job that is on its way. */
export type JobCommand = 'download' | 'retry' | 'cancel';

/** A dialog that the notification center asks its screen to show. */
export interface NotificationDialog {
  readonly kind: 'errorDetails' | 'results';
  /** Id of the notification it is about. */
  readonly id: string;
}

/** How far a list is loaded. */
export interface ListState {
  /** True until the first page has come, or failed. */
  readonly isLoading: boolean;
  /** True while further pages are on their way. */
  readonly isLoadingMore: boolean;
  readonly isRefreshing: boolean;
  /** Whether older items remain at the service. */
  readonly hasMore: boolean;
  /** The message of the last failure, for the list to show; null once something has come again. */
  readonly error: string | null;
}

/** Loads one list, page by page. Loading is shared: two screens of one list make one request. */
export interface ListLoader {
  readonly state: Readable<ListState>;
  /** Loads the first page unless it is there. With programs, goes on until ten rows match or none remain. */
  readonly load: (programs?: readonly string[]) => Promise<void>;
  /** Loads on: 50 rows, or with programs until ten more match or none remain. */
  readonly loadMore: (programs?: readonly string[]) => Promise<void>;
  /** Asks for the first page again and catches up. What is shown stays until the answer is there. */
  readonly refresh: () => Promise<void>;
  /** Does again what failed last, be it the first page, a further one or a refresh; nothing where there is no error. */
  readonly retry: (programs?: readonly string[]) => Promise<void>;
}

/** Marks items read and unread. Every write shows at once; one that fails is taken back with a toast. None rejects. */
export interface ReadState {
  readonly markAsRead: (id: string) => Promise<void>;
  readonly markAsUnread: (id: string) => Promise<void>;
  /** Every unread item up to this moment, on all pages; what arrives later stays unread. */
  readonly markAllAsRead: () => Promise<void>;
  /** True while a mark-all is on its way. */
  readonly isMarkingAll: Readable<boolean>;
}

/** The commands to background jobs. A failure shows its toast; none rejects. */
export interface JobActions {
  /** Opens the exported file: a pdf in a new tab, any other in this one. */
  readonly download: (id: string) => Promise<void>;
  readonly retry: (id: string) => Promise<void>;
  readonly cancel: (id: string) => Promise<void>;
  /** The command of an item that is in flight, or null. Its status then reads 'Sending command...'. */
  readonly pendingCommand: (id: string) => Readable<JobCommand | null>;
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
export interface SharedScreenState {
  readonly announcer: Announcer;
  readonly connectionTrouble: Readable<ConnectionTrouble | null>;
  /** The mounted components that could show the dialogs; the first of them does. */
  readonly dialogHosts: Writable<readonly symbol[]>;
}

/** One notification center: the feed, what keeps it true, and what can be done with it. Make one for each signed-in user. */
export interface NotificationCenter {
  /** Connects and begins to keep the feed true. Starting twice does nothing. */
  readonly start: () => void;
  /**
   * Disconnects and ends everything: calls under way by their signal, timers, toasts. Nothing is asked or shown until it is
   * started again.
   */
  readonly stop: () => Promise<void>;
  readonly feed: Feed;
  /** Origins beside https ones that links may lead to; for `clickTarget` and `safeLink`. */
  readonly allowedLinkOrigins: readonly string[];
  /** The service's unread count with what has changed since; null until it is known. */
  readonly unreadCount: Readable<number | null>;
  readonly connection: Readable<ConnectionState>;
  readonly messages: Readable<NotificationMessages>;
  readonly locale: Readable<string>;
  /** The dialog to show, or null. */
  readonly dialog: Readable<NotificationDialog | null>;
  readonly list: (list: NotificationList) => ListLoader;
  readonly readState: ReadState;
  readonly jobActions: JobActions;
  /** What a click on the item does: marks it as read and goes where `clickTarget` says. */
  readonly open: (id: string) => void;
  /** The path of the result page of an import, by its title; null where there is none. */
  readonly importResultPage: (title: string, id: string) => string | null;
  /** What the item's Results link does: goes to the result page of its title, or says that there is none. */
  readonly openResultPage: (id: string) => void;
  readonly openDialog: (dialog: NotificationDialog) => void;
  /** Shows a toast by the app's callback. */
  readonly toast: (toast: NotificationToast) => void;
  readonly closeDialog: () => void;
  readonly screens: SharedScreenState;
  /** The results of an import; id is the notification's, and also the background job's. */
  readonly importResults: (id: string) => ImportResultsLoader;
  /** Catches up and asks for every loaded list again. */
  readonly refresh: () => Promise<void>;
  /** Tells that another program was selected. Items and running commands stay; answers under way are asked for anew. */
  readonly setProgram: (programId: string | null) => void;
  /** Changes the language and the replaced texts of toasts and screens. The texts replaced so far stay unless others are given. */
  readonly setLocale: (locale: string, messages?: PartialNotificationMessages) => void;
}
