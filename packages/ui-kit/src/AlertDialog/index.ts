export { AlertDialog } from './AlertDialog.tsx';
export type { AlertDialogProps } from './AnswerDialog.tsx';
export { ConfirmDialog } from './ConfirmDialog.tsx';
export type { ConfirmDialogProps } from './ConfirmDialog.tsx';
