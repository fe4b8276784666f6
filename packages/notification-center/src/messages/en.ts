import type { NotificationMessages } from './messages.ts';

/** The texts in English; those of the specification are verbatim. */
export const englishMessages: NotificationMessages = {
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
    errorOn: (title) => `Error on ${title}`,
    noErrorText: 'The job gave no reason.',
  },
  items: {
    malformed: 'This notification could not be read',
    untitled: 'Notification without a title',
  },
};
