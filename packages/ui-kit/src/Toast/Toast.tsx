import { X } from 'lucide-react';
import { useEffectEvent, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { readKeyPress } from '../keys/readKeyPress.ts';
import { closeMessages, toneMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { toneBefore, ToneIcon } from '../Tone/ToneIcon.tsx';
import { Card, Controls, Fold, Message, Place, Words } from './Toast.styles.ts';
import type { ShownToast } from './toastQueue.ts';

interface ToastProps {
  readonly toast: ShownToast;
  readonly isLeaving: boolean;
  /** Called if the toast is dismissed or its action is chosen. */
  readonly onDismiss: () => void;
  /** Called after the toast has faded out. */
  readonly onLeft: () => void;
}

export function Toast({ toast, isLeaving, onDismiss, onLeft }: ToastProps) {
  const messages = useMessages(closeMessages);
  const tones = useMessages(toneMessages);
  const titleId = useId();
  const placeRef = useRef<HTMLLIElement>(null);
  const { title, tone, action } = toast;

  const whenLeft = useEffectEvent(onLeft);
  useLayoutEffect(() => {
    if (!isLeaving) return;
    const fading = placeRef.current?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(fading).then(() => whenLeft());
  }, [isLeaving]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (readKeyPress(event).key !== 'Escape') return;
    // Without this, Escape would also close a dialog behind the toast.
    event.stopPropagation();
    onDismiss();
  };

  return (
    <Place ref={placeRef} data-leaving={isLeaving || undefined} inert={isLeaving}>
      <Fold>
        <Card aria-labelledby={titleId} data-toast={toast.key} onKeyDown={onKeyDown}>
          <Message>
            <ToneIcon tone={tone} isDecorative={toneBefore(title, tone, tones) === ''} />
            <Words id={titleId}>
              <bdi>{title}</bdi>
            </Words>
          </Message>
          <Controls>
            {action && (
              <Button
                variant="quiet"
                size="small"
                onPress={() => {
                  // Focus must return to the page first: the action may open a dialog, which later returns focus to
                  // where it was.
                  flushSync(onDismiss);
                  action.onPress();
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton size="small" label={messages.dismiss} icon={<X aria-hidden />} onPress={onDismiss} />
          </Controls>
        </Card>
      </Fold>
    </Place>
  );
}
