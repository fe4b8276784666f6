import { AnswerDialog, type AlertDialogProps } from './AnswerDialog.tsx';

/** Stops the person to tell one thing. To ask, use `ConfirmDialog`. It closes by its answer or by Escape, not by a press beside it. */
export function AlertDialog(props: AlertDialogProps) {
  return <AnswerDialog {...props} cancelLabel={null} />;
}
