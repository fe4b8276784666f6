import { useId, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Column, Footer, Header, Panel, Scrim, Title } from '../Dialog/Dialog.styles.ts';
import { useLocale } from '../theme/KitContext.ts';
import { ToneIcon, type Tone } from '../Tone/index.ts';
import { AlertText } from './AlertDialog.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The properties of `AlertDialog`. */
export interface AlertDialogProps extends ElementProps<HTMLElement> {
  /** What happened, or what is asked. */
  readonly title: string;
  readonly isOpen: boolean;
  /** Called with false when it is answered, or left by Escape. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** What it means, and what will happen. Text keeps its line breaks. */
  readonly children: ReactNode;
  /** What the person does by pressing: "Close" where something is told, "Delete import" where it is asked. */
  readonly actionLabel: string;
  /** Called once it has closed by its action. */
  readonly onAction?: (() => void) | undefined;
  /** `danger` for errors, and for what cannot be undone. It gives what is told an icon, and a question a red button. @default 'neutral' */
  readonly tone?: Tone;
}

interface AnswerDialogProps extends AlertDialogProps {
  /** The way back; null where the dialog only tells. */
  readonly cancelLabel: string | null;
}

/** What `AlertDialog` and `ConfirmDialog` are. It closes by an answer or by Escape, not by a press beside it. */
export function AnswerDialog({
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
  const { locale, direction } = useLocale();
  const textId = useId();
  const hasCancel = cancelLabel !== null;
  return (
    <Scrim isOpen={isOpen} onOpenChange={onOpenChange} lang={locale} dir={direction}>
      <Panel className={className} data-size="small">
        <Column {...rest} role="alertdialog" aria-describedby={textId}>
          <Header>
            {tone !== 'neutral' && !hasCancel && <ToneIcon tone={tone} />}
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
