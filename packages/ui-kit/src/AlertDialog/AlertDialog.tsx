import { AnswerDialog, type AlertDialogProps } from './AnswerDialog.tsx';

/**
 * Interrupts with one message that has one answer. To ask a question, use `ConfirmDialog`. Its answer and Escape close
 * it; a press outside does not.
 */
export function AlertDialog(props: AlertDialogProps) {
  return <AnswerDialog {...props} cancelLabel={null} />;
}
