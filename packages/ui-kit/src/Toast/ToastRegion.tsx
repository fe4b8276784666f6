import { useSyncExternalStore, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { countMessages } from '../languages/en/index.ts';
import { useSharedRef } from '../refs/useSharedRef.ts';
import { useLocale, useMessages } from '../theme/KitContext.ts';
import { Boundary } from '../theme/Boundary.tsx';
import { Toast } from './Toast.tsx';
import { Region, Stack } from './Toast.styles.ts';
import { toastQueue, type ShownToast, type ToastQueue } from './toastQueue.ts';
import { useLeavingToasts } from './useLeavingToasts.ts';
import { useToastAnnouncements } from './useToastAnnouncements.ts';
import { useTimePauses } from './useTimePauses.ts';
import { useToastFocus } from './useToastFocus.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The region needs no properties unless the app has a queue of its own. */
export interface ToastRegionProps extends ElementProps<HTMLElement> {
  /** The toasts to show. @default `toastQueue`, the queue of the page */
  readonly queue?: ToastQueue;
}

const none: readonly ShownToast[] = [];

/** Shows toasts above everything else. An app has one region, anywhere inside its `ThemeProvider`. */
export function ToastRegion({ queue = toastQueue, ref, ...rest }: ToastRegionProps) {
  const messages = useMessages(countMessages);
  const { locale, direction } = useLocale();
  const shown = useSyncExternalStore(queue.subscribe, queue.getShown, () => none);
  const [drawn, onLeft] = useLeavingToasts(shown);
  const { regionRef, onFocus } = useToastFocus(shown.length > 0);
  useToastAnnouncements(shown);
  const pauses = useTimePauses(queue, drawn.length > 0);
  const setRegion = useSharedRef(regionRef, ref);
  if (drawn.length === 0) return null;

  return createPortal(
    // A browser may refuse its styles, as those of `ThemeProvider`.
    <Boundary>
      <Region
        {...rest}
        ref={setRegion}
        lang={locale}
        dir={direction}
        aria-label={messages.notificationsCount(shown.length)}
        // With this mark React Aria keeps the region reachable and readable while a dialog is open.
        data-react-aria-top-layer
        {...pauses}
        onFocus={(event: FocusEvent) => {
          pauses.onFocus();
          onFocus(event);
        }}
      >
        <Stack>
          {drawn.map(({ toast, isLeaving }) => (
            <Toast
              key={toast.key}
              toast={toast}
              isLeaving={isLeaving}
              onLeft={() => onLeft(toast.key)}
              onDismiss={() => queue.close(toast.key)}
            />
          ))}
        </Stack>
      </Region>
    </Boundary>,
    document.body,
  );
}
