export { AlertDialog } from './AlertDialog.tsx';
export type { AlertDialogProps } from './AlertDialog.tsx';
export { ConfirmDialog } from './ConfirmDialog.tsx';
export type { ConfirmDialogProps } from './ConfirmDialog.tsx';
