import { closeMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { AnswerDialog, type AlertDialogProps } from './AnswerDialog.tsx';

/** A question with two answers. `onAction` is required, since a question without a result is an `AlertDialog`. */
export interface ConfirmDialogProps extends AlertDialogProps {
  /** The label of the cancel button, which has focus at first. @default 'Cancel', in the language of the page */
  readonly cancelLabel?: string | undefined;
  /** Called after the person has confirmed. */
  readonly onAction: () => void;
}

/** Asks for confirmation before an action that matters. Only its action button confirms; Escape cancels. */
export function ConfirmDialog({ cancelLabel, ...rest }: ConfirmDialogProps) {
  const messages = useMessages(closeMessages);
  return <AnswerDialog {...rest} cancelLabel={cancelLabel ?? messages.cancel} />;
}
