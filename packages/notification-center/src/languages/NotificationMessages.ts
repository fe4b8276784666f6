import type { ImportOutcome } from '../core/parsing/importResults.ts';
import type { NotificationList } from '../core/rules/lists.ts';
import type { JobStatus, NotificationPriority, NotificationType } from '../core/notification.ts';

/** All messages of the notification center in one language. A message with a value is a function. */
export interface NotificationMessages {
  readonly errors: {
    readonly markAsRead: string;
    readonly markAllAsRead: string;
    readonly markExportAsUnread: string;
    readonly markImportAsUnread: string;
    readonly exportedFile: string;
    readonly retryJob: string;
    readonly retryExport: string;
    readonly cancelJob: string;
    readonly cancelExport: string;
    readonly cancelImport: string;
    readonly importResultsNotAvailable: string;
    readonly importData: string;
    readonly importResultsNotImplemented: string;
    readonly loading: string;
    /** A menu or dialog could not be loaded. */
    readonly part: string;
    /** Stands in the place of a screen that could not be shown. */
    readonly screen: string;
  };
  readonly jobs: {
    readonly sendingCommand: string;
    readonly download: string;
    readonly results: string;
    readonly errorDetails: string;
    readonly retry: string;
    readonly cancel: string;
    /** Title of the toast of a job that completed. */
    readonly completed: (title: string) => string;
    /** Title of the toast of a job that failed. */
    readonly failed: (title: string) => string;
    /** Title of the toast of a file that can be opened now. */
    readonly fileReady: (title: string) => string;
    /** Opens the file of {@link fileReady}. */
    readonly openFile: string;
    /** Name of a command's button for screen readers, which begins with the text that it shows. */
    readonly commandOf: (command: string, title: string) => string;
    /** Title of the one toast of many jobs that all completed. */
    readonly severalCompleted: (completed: number) => string;
    /** Title of the one toast of many jobs that all failed. */
    readonly severalFailed: (failed: number) => string;
    /** Title of the one toast of many jobs of which some completed and some failed. */
    readonly severalEnded: (completed: number, failed: number) => string;
    /** Title of the alert with a job's error text. */
    readonly errorOn: (title: string) => string;
    /** Shown if a failed job sent no text. */
    readonly noErrorText: string;
  };
  readonly items: {
    /** Title of an item that could not be read. */
    readonly malformed: string;
    /** Title of an item that came without one. */
    readonly untitled: string;
    /** Says what to do about an item that could not be read. */
    readonly malformedHint: string;
    /** Status of a to-do item in the archive. */
    readonly done: string;
    readonly purchaseOrder: (poNumber: string) => string;
    /** A purchase order whose number begins with PO itself, as most do: PO-114005. */
    readonly purchaseOrderWithPrefix: (poNumber: string) => string;
    readonly markAsRead: string;
    readonly markAsUnread: string;
    /** Name of the button that opens a row's menu. */
    readonly actionsFor: (title: string) => string;
    /** How many new items have arrived, for screen readers. */
    readonly arrived: (count: number) => string;
    /** The button that brings waiting arrivals into a scrolled list. */
    readonly showNew: (count: number) => string;
    /** The date group below This week. */
    readonly older: string;
  };
  readonly undo: {
    /** The toast after Mark all as read. */
    readonly allMarked: string;
    readonly undo: string;
    /** Answers Undo once the change has been sent. */
    readonly tooLate: string;
  };
  readonly settings: {
    /** Opens the settings, and is their title. */
    readonly title: string;
    readonly muteType: string;
    readonly unmuteType: string;
    /** Names the list of types. */
    readonly mayInterrupt: string;
    readonly mayInterruptHint: string;
    /** The types that have no name of their own. */
    readonly otherType: string;
    readonly sound: string;
    readonly titleCount: string;
  };
  /** The name of each type, shown in lists of several types. */
  readonly types: Readonly<Record<Exclude<NotificationType, 'other'>, string>>;
  /** The name of each job status. An unknown status is shown as it was sent. */
  readonly statuses: Readonly<Record<JobStatus, string>>;
  readonly priorities: Readonly<Record<NotificationPriority, string>>;
  /** The names of the lists: tabs, column titles and what screen readers call them. */
  readonly lists: Readonly<Record<NotificationList, string>>;
  /** The text of each empty list. */
  readonly empty: Readonly<Record<NotificationList, string>> & {
    /** No row matches the search or the filters. */
    readonly noResults: string;
    /** No loaded row matches, and older ones remain. */
    readonly noResultsYet: string;
  };
  readonly panel: {
    readonly title: string;
    readonly active: string;
    readonly archive: string;
    /** Name of the button that opens the panel's menu. */
    readonly options: string;
    readonly markAllAsRead: string;
    readonly refresh: string;
    /** Closes the alert with a job's error. */
    readonly close: string;
    readonly notificationCenter: string;
    readonly pushDisabled: string;
    readonly pushInstructions: string;
    /** The count beside the title. */
    readonly unread: (count: number) => string;
  };
  readonly page: {
    readonly title: string;
    readonly todo: string;
    readonly search: string;
    readonly searchPlaceholder: string;
    readonly unreadOnly: string;
    readonly status: string;
    readonly anyStatus: string;
    readonly inProgress: string;
    readonly program: string;
    readonly allPrograms: string;
    readonly clearFilters: string;
    /** Name of the group of controls that narrow the list. */
    readonly filters: string;
  };
  readonly bell: {
    /** Name of the bell if nothing is unread, and while the count is not known. */
    readonly label: string;
    readonly labelWithCount: (unread: number) => string;
  };
  readonly connection: {
    readonly offline: string;
    readonly reconnecting: string;
    /** Said once when notifications arrive live again. */
    readonly restored: string;
  };
  readonly results: {
    readonly title: string;
    readonly titleOf: (title: string) => string;
    readonly line: string;
    readonly item: string;
    readonly outcome: string;
    readonly message: string;
    /** Name of the outcome filter. */
    readonly show: string;
    readonly all: string;
    readonly failuresOnly: string;
    readonly noFailures: string;
    readonly lines: (count: number) => string;
    readonly downloadCsv: string;
    /** Name of the CSV file, without its ending. */
    readonly fileName: string;
    readonly openPage: string;
    readonly back: string;
  };
  readonly outcomes: Readonly<Record<ImportOutcome, string>>;
}

/** A part of the messages. Missing ones are taken from the English ones in the code. */
export type PartialNotificationMessages = {
  readonly [Group in keyof NotificationMessages]?: Partial<NotificationMessages[Group]>;
};
