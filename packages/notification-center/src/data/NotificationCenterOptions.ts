import type { NotificationList } from '../core/rules/lists.ts';
import type { OnNotificationProblem } from '../core/notification.ts';
import type { PartialNotificationMessages } from '../languages/index.ts';
import type { Environment } from '@gantry/base/environment';
import type { JobCommands, JobService } from '../transport/JobService.ts';
import type { NotificationClient, NotificationPage } from '../transport/NotificationClient.ts';
import type { RealtimeTransport } from '../transport/RealtimeTransport.ts';
import type { Tabs } from '../transport/tabs/Tabs.ts';
import type { KeyValueStorage } from './center/createToastMemory.ts';
import type { ExtendFeed } from './center/showLocalItems.ts';
import type { NotificationSettingsStore } from './NotificationSettings.ts';
import type { WriteQueue } from './WriteQueue.ts';

/** A short message to the person. It matches the kit's toast queue: `toast: (toast) => toastQueue.add(toast)`. */
export interface NotificationToast {
  readonly tone: 'success' | 'danger' | 'warning' | 'information' | 'neutral';
  readonly title: string;
  /** True if it is about lists that could not be loaded, which say so in place, too. */
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
  /** Called with unusable input and with every failure and its cause, for a log: one that a toast reported, and one that is tried again. */
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
  /**
   * The address of the app without a slash at its end, such as `https://example.com/portal`. An absolute address in data at or below it goes to
   * `navigate` as a path of the app. Without it, an absolute address opens a new tab.
   */
  readonly appRoot?: string;
  /** The path of the page that shows the results of an import, by its title; null if it has none. No title has a page unless given. */
  readonly importResultPage?: (title: string, id: string) => string | null;
  /** Language tag for dates and numbers, such as `ar-AE`. Default `en`. */
  readonly locale?: string;
  /** Messages instead of the English ones: all of a language, such as `messages('ar-AE')` of `@gantry/notification-center/languages/ar`, or some. */
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
   * The settings of the person, which the menus then offer: badge, toast, sound and push by type and program, quiet hours, the unread count
   * in the title of the page. `createStoredSettings` keeps them in the browser. Unless given, everything but the sound is on.
   */
  readonly settings?: NotificationSettingsStore;
  /** The programs for which the settings can differ. Only all of them together unless given. */
  readonly programs?: () => readonly NotificationProgram[];
  /** Whether the app sends push messages, so that the settings offer to switch them off. @default false */
  readonly hasPush?: boolean;
  /**
   * Whether the service that counts and pushes knows the settings. Without it, badge, push and quiet hours are not offered, and what is stored
   * of them has no effect. @default true
   */
  readonly hasSettingsService?: boolean;
  /** Called for what arrives if the person wants a sound, in one tab. Two soft notes unless given. */
  readonly playSound?: () => void;
  /** Keeps the marks. Without it they wait for the network in memory, and are lost with the tab. */
  readonly queue?: WriteQueue;
  /** Rows of the app's own work: `showLocalItems(items)`. */
  readonly extendFeed?: ExtendFeed;
  /** The other tabs of this browser. Found by the center unless given; `null` makes the tab stand alone. */
  readonly tabs?: Tabs | null;
  /** Clock, timers, frames and the page's signals. The browser's unless given. */
  readonly environment?: Environment;
}
