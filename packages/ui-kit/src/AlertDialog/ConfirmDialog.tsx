import { closeTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { AnswerDialog, type AlertDialogProps } from './AnswerDialog.tsx';

/** The properties of `ConfirmDialog`. */
export interface ConfirmDialogProps extends AlertDialogProps {
  /** The way back, which has focus. @default 'Cancel', in the language of the page */
  readonly cancelLabel?: string | undefined;
  /** Called once the person has agreed. */
  readonly onAction: () => void;
}

/** Asks before something that matters is done. It closes by an answer or by Escape, which agrees to nothing. */
export function ConfirmDialog({ cancelLabel, ...rest }: ConfirmDialogProps) {
  const messages = useTexts(closeTexts);
  return <AnswerDialog {...rest} cancelLabel={cancelLabel ?? messages.cancel} />;
}
