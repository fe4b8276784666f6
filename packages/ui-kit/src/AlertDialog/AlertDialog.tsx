import { useId, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { AlertText, Column, Footer, Header, Panel, Scrim, Title } from '../Dialog/Dialog.styles.ts';
import { closeMessages, toneMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { toneBefore, ToneIcon, type Tone } from '../Tone/ToneIcon.tsx';
import type { ElementProps } from '../element/ElementProps.ts';

/** A message with one answer. The app holds `isOpen`. */
export interface AlertDialogProps extends ElementProps<HTMLElement> {
  /** The event or the question, as the heading. */
  readonly title: string;
  readonly isOpen: boolean;
  /** Called with false when an answer or Escape closes it. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The meaning and the consequence. Text keeps its line breaks. */
  readonly children: ReactNode;
  /** The label of the action button: "Close" for a message, a verb such as "Delete import" for a question. */
  readonly actionLabel: string;
  /** Called after the action button has closed the dialog. */
  readonly onAction?: (() => void) | undefined;
  /**
   * `danger` is for errors and for what cannot be undone. It gives a message an icon, and a question a red button.
   * @default 'neutral'
   */
  readonly tone?: Tone;
}

interface AnswerDialogProps extends AlertDialogProps {
  /** The label of the cancel button; null if the dialog only shows a message. */
  readonly cancelLabel: string | null;
}

/** Both dialogs. An answer or Escape closes it; a press outside does not. */
function AnswerDialog({
  title,
  isOpen,
  onOpenChange,
  children,
  actionLabel,
  cancelLabel,
  onAction,
  tone = 'neutral',
  className,
  ...rest
}: AnswerDialogProps) {
  const tones = useMessages(toneMessages);
  const textId = useId();
  const hasCancel = cancelLabel !== null;
  return (
    <Scrim data-on-paper isOpen={isOpen} onOpenChange={onOpenChange}>
      <Panel className={className} data-size="small">
        <Column {...rest} role="alertdialog" aria-describedby={textId}>
          <Header>
            {tone !== 'neutral' && !hasCancel && (
              <ToneIcon tone={tone} isDecorative={toneBefore(title, tone, tones) === ''} />
            )}
            <Title slot="title" level={2}>
              <bdi>{title}</bdi>
            </Title>
          </Header>
          <AlertText id={textId}>{typeof children === 'string' ? <bdi>{children}</bdi> : children}</AlertText>
          <Footer>
            {hasCancel && (
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- Focus must enter a modal dialog; the harmless answer is where it does no harm.
              <Button autoFocus onPress={() => onOpenChange(false)}>
                {cancelLabel}
              </Button>
            )}
            <Button
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- As above, where there is one answer.
              autoFocus={!hasCancel}
              variant={hasCancel && tone === 'danger' ? 'danger' : 'primary'}
              onPress={() => {
                onOpenChange(false);
                onAction?.();
              }}
            >
              {actionLabel}
            </Button>
          </Footer>
        </Column>
      </Panel>
    </Scrim>
  );
}

/**
 * Interrupts with one message that has one answer. To ask a question, use `ConfirmDialog`. Its answer and Escape close
 * it; a press outside does not.
 */
export function AlertDialog(props: AlertDialogProps) {
  return <AnswerDialog {...props} cancelLabel={null} />;
}

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
