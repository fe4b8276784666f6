/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.

/** The messages of a report. */
export const reportMessages = {
  /** The messages of a report. */
  report: {
    asking: 'Asking for access to the report',
    drawing: 'Power BI draws the report',
    step: (step: string, count: string) => `Step ${step} of ${count}`,
    fullScreen: 'Show in full screen',
    /** Shows the report as it was published: without the person's filters, on its first page. */
    reset: 'Reset view',
    resetDone: 'The report is shown as it was published.',
    restore: 'Restore my view',
    restoreDone: 'The report is shown as you left it.',
    print: 'Print',
    printRefused: 'Power BI did not print the report. Use the menu of the report instead.',
    exportData: 'Export data',
    /** The name of a visual without a title, by its number on the page. */
    visual: (number: string) => `Visual ${number}`,
    exportRefused: (visual: string) => `Power BI did not export “${visual}”. Ask the owner of the report to allow exports.`,
  },
};
