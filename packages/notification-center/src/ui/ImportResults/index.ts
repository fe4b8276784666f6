export type { ImportResultsDialogProps } from './ImportResultsDialog.tsx';
export { ImportResultsPage } from './ImportResultsPage.tsx';
export type { ImportResultsPageProps } from './ImportResultsPage.tsx';
export type { ImportResultsTableProps } from './ImportResultsTable.tsx';
