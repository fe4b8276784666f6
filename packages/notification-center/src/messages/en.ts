import { formatsOf } from '@gantry/ui-kit/languages';
import type { NotificationMessages } from './messages.ts';

/**
 * The texts in English; those that messages.test.ts quotes stay word for word.
 * @param locale decides how numbers are written.
 */
export function english(locale = 'en'): NotificationMessages {
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
      part: 'This part could not be loaded. Try again, or reload the page.',
      screen: 'Notifications cannot be shown here.',
    },
    jobs: {
      sendingCommand: 'Sending command...',
      download: 'Download',
      results: 'Results',
      errorDetails: 'Error Details',
      retry: 'Retry',
      cancel: 'Cancel',
      completed: (title) => `${title} completed`,
      failed: (title) => `${title} failed`,
      fileReady: (title) => `${title} is ready`,
      openFile: 'Open',
      commandOf: (command, title) => `${command}: ${title}`,
      severalEnded(completed, failed) {
        if (completed === 0) return plural(failed, { one: '# job failed', other: '# jobs failed' });
        const first = plural(completed, { one: '# job completed', other: '# jobs completed' });
        return failed === 0 ? first : `${first}, ${plural(failed, { other: '# failed' })}`;
      },
      errorOn: (title) => `Error on ${title}`,
      noErrorText: 'The job gave no reason.',
    },
    items: {
      malformed: 'This notification could not be read',
      untitled: 'Notification without a title',
      malformedHint: 'It is not lost: the service still has it.',
      done: 'Done',
      // Most numbers begin with it themselves: PO-114005.
      purchaseOrder: (poNumber) => (/^po/i.test(poNumber) ? poNumber : `PO ${poNumber}`),
      markAsRead: 'Mark as read',
      markAsUnread: 'Mark as unread',
      actionsFor: (title) => `Actions for ${title}`,
      arrived: (count) => plural(count, { one: '# new notification', other: '# new notifications' }),
      showNew: (count) => plural(count, { other: '# new' }),
      older: 'Older',
    },
    undo: {
      allMarked: 'All notifications are marked as read',
      undo: 'Undo',
      tooLate: 'The change was already sent, so it can no longer be undone.',
    },
    settings: {
      title: 'Notification settings',
      muteType: 'Mute this type',
      unmuteType: 'Unmute this type',
      mayInterrupt: 'Types that may interrupt',
      mayInterruptHint: 'A type that is off shows no toast and plays no sound. Its notifications stay in the lists.',
      otherType: 'Other',
      sound: 'Play a sound when a notification arrives',
      titleCount: 'Show the unread count in the title of the page',
    },
    types: {
      todo: 'To-do',
      export: 'Export',
      import: 'Import',
      announcement: 'Announcement',
      requests: 'Request',
    },
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
      noResults: 'No results',
      noResultsYet: 'No results among the newest notifications. Load more to look further back.',
    },
    panel: {
      title: 'Notifications',
      active: 'Active',
      archive: 'Archive',
      options: 'Notification options',
      markAllAsRead: 'Mark all as read',
      refresh: 'Refresh',
      close: 'Close',
      notificationCenter: 'Notification Center',
      pushDisabled: 'Push notifications disabled',
      pushInstructions:
        'Your browser blocks notifications of this site. To allow them, select the icon at the start of the address bar, open the site settings, set Notifications to Allow, and reload the page.',
      unread: (count) => plural(count, { other: '# unread' }),
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
      filters: 'Filters',
    },
    bell: {
      label: (unread) =>
        unread === null || unread === 0 ? 'Notifications' : plural(unread, { other: 'Notifications, # unread' }),
    },
    connection: {
      offline: 'You are offline. Notifications arrive when the connection is back.',
      reconnecting: 'Reconnecting. Notifications may arrive late.',
      restored: 'Connected again.',
    },
    results: {
      title: 'Import results',
      titleOf: (title) => `Results of ${title}`,
      line: 'Line',
      item: 'Item',
      outcome: 'Outcome',
      message: 'Message',
      show: 'Rows shown',
      all: 'All',
      failuresOnly: 'Failures only',
      noFailures: 'No line failed',
      lines: (count) => plural(count, { one: '# line', other: '# lines' }),
      downloadCsv: 'Download CSV',
      fileName: 'import-results',
      openPage: 'Open as a page',
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

/** The texts in English. */
export const englishMessages = english();
