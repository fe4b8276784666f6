/** Every text of the notification center, in one language. A part may be replaced: see `NotificationCenterProvider`. */
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
    /** Title of the alert with a job's error text. */
    readonly errorOn: (title: string) => string;
    /** Shown where a failed job gave no text. */
    readonly noErrorText: string;
  };
  readonly items: {
    /** Title of an item that could not be read. */
    readonly malformed: string;
    /** Title of an item that came without one. */
    readonly untitled: string;
  };
}

/** The same, in parts: what is missing is taken from the language's own texts. */
export type PartialNotificationMessages = {
  readonly [Group in keyof NotificationMessages]?: Partial<NotificationMessages[Group]>;
};
