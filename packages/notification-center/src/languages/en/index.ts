/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.
import { formatsOf } from '@gantry/ui-kit/languages';

/** All messages of the notification center in one language. A message with a value is a function. */
export type NotificationMessages = ReturnType<typeof messages>;

/**
 * Returns all messages of the center in English.
 * @param locale decides how numbers are written.
 */
export function messages(locale = 'en') {
  const { plural } = formatsOf(locale);
  return {
    errors: {
      markAsRead: 'Error trying to mark the notification as read',
      markAllAsRead: 'Error trying to mark the notifications as read',
      markExportAsUnread: 'Error trying to mark the export as unread',
      markImportAsUnread: 'Error trying to mark the import as unread',
      exportedFile: 'Error fetching exported file data',
      retryJob: 'Error retrying the job',
      retryExport: 'Error retrying the export',
      cancelJob: 'Error cancelling the job',
      cancelExport: 'Error cancelling the export',
      cancelImport: 'Error cancelling the import',
      importResultsNotAvailable: 'Import results not available',
      importData: 'Error fetching import data',
      importResultsNotImplemented: 'import results not implemented yet',
      loading: 'An error occurred loading the notifications, please refresh the page',
      receipt: 'Error confirming that you have read the notification',
      /** A menu or dialog could not be loaded. */
      part: 'This part could not be loaded. Try again, or reload the page.',
      /** Stands in the place of a screen that could not be shown. */
      screen: 'Notifications cannot be shown here.',
    },
    jobs: {
      sendingCommand: 'Sending command...',
      download: 'Download',
      /** Status of an export while its file arrives. */
      fetchingFile: 'Fetching the file…',
      /** Stands in the tab that a PDF will be shown in. */
      fetchingFileOf: (title: string) => `Fetching ${title}…`,
      /** The toast of a failed download offers it. */
      tryAgain: 'Try again',
      results: 'Results',
      errorDetails: 'Error Details',
      retry: 'Retry',
      cancel: 'Cancel',
      /** Title of the toast of a job that completed. */
      completed: (title: string) => `${title} completed`,
      /** Title of the toast of a job that failed. */
      failed: (title: string) => `${title} failed`,
      /** Title of the toast of a file that can be opened now. */
      fileReady: (title: string) => `${title} is ready`,
      /** Opens the file of fileReady. */
      openFile: 'Open',
      /** Name of a command's button for screen readers, which begins with the text that it shows. */
      commandOf: (command: string, title: string) => `${command}: ${title}`,
      /** Title of the one toast of many jobs that all completed. */
      severalCompleted: (completed: number) => plural(completed, { one: '# job completed', other: '# jobs completed' }),
      /** Title of the one toast of many jobs that all failed. */
      severalFailed: (failed: number) => plural(failed, { one: '# job failed', other: '# jobs failed' }),
      /** Title of the one toast of many jobs of which some completed and some failed. */
      severalEnded: (completed: number, failed: number) => `${plural(completed, { one: '# job completed', other: '# jobs completed' })}, ${plural(failed, { other: '# failed' })}`,
      /** Title of the alert with a job's error text. */
      errorOn: (title: string) => `Error on ${title}`,
      /** Shown if a failed job sent no text. */
      noErrorText: 'The job gave no reason.',
    },
    items: {
      /** Title of an item that could not be read. */
      malformed: 'This notification could not be read',
      /** Title of an item that came without one. */
      untitled: 'Notification without a title',
      /** Says what to do about an item that could not be read. */
      malformedHint: 'It is not lost: the service still has it.',
      /** Status of a to-do item in the archive. */
      done: 'Done',
      purchaseOrder: (poNumber: string) => `PO ${poNumber}`,
      /** A purchase order whose number begins with PO itself, as most do: PO-114005. */
      purchaseOrderWithPrefix: (poNumber: string) => poNumber,
      markAsRead: 'Mark as read',
      markAsUnread: 'Mark as unread',
      /** Status of an announcement that the person must confirm. */
      mustRead: 'Must be read',
      /** Its status then, with the date and time. */
      receiptGiven: (time: string) => `Read and confirmed: ${time}`,
      /** The button that confirms it. */
      giveReceipt: 'I have read this',
      giveReceiptOf: (title: string) => `I have read this: ${title}`,
      /** Name of the button that opens a row's menu. */
      actionsFor: (title: string) => `Actions for ${title}`,
      /** How many new items have arrived, for screen readers. */
      arrived: (count: number) => plural(count, { one: '# new notification', other: '# new notifications' }),
      /** The button that brings waiting arrivals into a scrolled list. */
      showNew: (count: number) => plural(count, { other: '# new' }),
      /** The date group below This week. */
      older: 'Older',
    },
    undo: {
      /** The toast after Mark all as read. */
      allMarked: 'All notifications are marked as read',
      undo: 'Undo',
      /** Answers Undo once the change has been sent. */
      tooLate: 'The change was already sent, so it can no longer be undone.',
    },
    settings: {
      /** Opens the settings, and is their title. */
      title: 'Notification settings',
      muteType: 'Mute this type',
      unmuteType: 'Unmute this type',
      /** Names the table of types and channels. */
      channels: 'What reaches you',
      channelsHint: 'Whatever is off, the notification stays in the lists.',
      /** Names the choice of the program for which the table holds. */
      program: 'In',
      allPrograms: 'All programs',
      /** The heads of the columns: the type, then the channels. */
      type: 'Type',
      channelNames: {
        badge: 'Badge',
        toast: 'Toast',
        sound: 'Sound',
        push: 'Push',
      },
      /** Takes back what is chosen for one program. */
      asElsewhere: 'As in all programs',
      quietHours: 'Quiet hours',
      quietHoursHint: 'No toast, sound or push then. The badge still counts.',
      quietFrom: 'From',
      quietUntil: 'Until',
      timeZone: 'By the clocks of',
      /** The types that have no name of their own. */
      otherType: 'Other',
      titleCount: 'Show the unread count in the title of the page',
    },
    /** The name of each type, shown in lists of several types. */
    types: {
      todo: 'To-do',
      export: 'Export',
      import: 'Import',
      announcement: 'Announcement',
      requests: 'Request',
    },
    /** The name of each job status. An unknown status is shown as it was sent. */
    statuses: {
      enqueued: 'Enqueued',
      running: 'Running',
      retrying: 'Retrying',
      completed: 'Completed',
      failed: 'Failed',
      deleted: 'Deleted',
      cancelling: 'Cancelling',
      cancelled: 'Cancelled',
    },
    priorities: {
      info: 'For information',
      low: 'Low priority',
      medium: 'Medium priority',
      high: 'High priority',
    },
    /** The names of the lists: tabs, column titles and what screen readers call them. */
    lists: {
      todoActive: 'To Do',
      todoArchive: 'Archive',
      exports: 'Exports',
      imports: 'Imports',
      announcements: 'Announcements',
      requests: 'Requests',
      all: 'All',
    },
    empty: {
      todoActive: 'No Pending activity. Keep it up!',
      todoArchive: 'No archive todos here',
      exports: 'No Pending Export Request',
      imports: 'No Pending Import Request',
      announcements: 'No New Notification',
      requests: 'No New Notification',
      all: 'No New Notification',
      /** No row matches the search or the filters. */
      noResults: 'No results',
      /** No loaded row matches, and older ones remain. */
      noResultsYet: 'No results among the newest notifications. Load more to look further back.',
    },
    panel: {
      title: 'Notifications',
      active: 'Active',
      archive: 'Archive',
      /** Name of the button that opens the panel's menu. */
      options: 'Notification options',
      markAllAsRead: 'Mark all as read',
      refresh: 'Refresh',
      /** Closes the alert with a job's error. */
      close: 'Close',
      notificationCenter: 'Notification Center',
      pushDisabled: 'Push notifications disabled',
      pushInstructions: 'Your browser blocks notifications of this site. To allow them, select the icon at the start of the address bar, open the site settings, set Notifications to Allow, and reload the page.',
      pushOnHomeScreen: 'On this device, notifications of a site arrive only once it is on the home screen. In the share menu of the browser, choose Add to Home Screen, and open the site from there.',
      /** The count beside the title. */
      unread: (count: number) => plural(count, { other: '# unread' }),
    },
    page: {
      title: 'Notification Center',
      todo: 'To Do',
      search: 'Search notifications',
      searchPlaceholder: 'Title, description or PO number',
      unreadOnly: 'Unread only',
      status: 'Status',
      anyStatus: 'Any status',
      inProgress: 'In progress',
      program: 'Program',
      allPrograms: 'All programs',
      clearFilters: 'Clear filters',
      /** Name of the group of controls that narrow the list. */
      filters: 'Filters',
    },
    bell: {
      /** Name of the bell if nothing is unread, and while the count is not known. */
      label: 'Notifications',
      labelWithCount: (unread: number) => plural(unread, { other: 'Notifications, # unread' }),
    },
    connection: {
      offline: 'You are offline. Notifications arrive when the connection is back.',
      reconnecting: 'Reconnecting. Notifications may arrive late.',
      unauthorized: 'Live notifications are off: their service does not accept your sign-in. Notifications arrive late.',
      /** Said once when notifications arrive live again. */
      restored: 'Connected again.',
    },
    results: {
      title: 'Import results',
      titleOf: (title: string) => `Results of ${title}`,
      line: 'Line',
      item: 'Item',
      outcome: 'Outcome',
      message: 'Message',
      /** Name of the outcome filter. */
      show: 'Rows shown',
      all: 'All',
      failuresOnly: 'Failures only',
      noFailures: 'No line failed',
      downloadCsv: 'Download CSV',
      /** Name of the CSV file, without its ending. */
      fileName: 'import-results',
      back: 'Back to Notification Center',
    },
    outcomes: {
      created: 'Created',
      updated: 'Updated',
      skipped: 'Skipped',
      failed: 'Failed',
      unknown: 'Not readable',
    },
  };
}
