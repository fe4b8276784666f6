import type { Lifetime } from './createLifetime.ts';
import type { Notices } from './createNotices.ts';
import type { Texts } from './createTexts.ts';

/** An app that never says that its toast has gone does not hold a change for longer. */
const longestHoldMs = 30_000;

/** Shows a toast with Undo after Mark all as read. Resolves with true once the toast has gone, or with false if the person pressed Undo. */
export type OfferUndo = () => Promise<boolean>;

/** The parts of a center that {@link createUndo} uses. */
export interface UndoParts {
  readonly lifetime: Lifetime;
  readonly notices: Notices;
  readonly texts: Texts;
}

/**
 * Makes the Undo of one center. A change shows at once and is sent when its toast has gone, so that Undo calls no service. It is sent at
 * once if the page is hidden, because it may never be shown again.
 */
export function createUndo({ lifetime, notices, texts }: UndoParts): OfferUndo {
  const { environment } = lifetime;
  const waiting = new Set<(isConfirmed: boolean) => void>();
  let stopWatching = () => {};

  function sendWaiting() {
    for (const settle of waiting) settle(true);
  }

  lifetime.onStart(() => {
    stopWatching = environment.onVisibilityChange(() => {
      if (!environment.isVisible()) sendWaiting();
    });
  });
  lifetime.onStop(() => {
    stopWatching();
    // The calls of a stopped center are refused, so the changes are taken back.
    sendWaiting();
  });

  return () =>
    new Promise((resolve) => {
      const settle = (isConfirmed: boolean) => {
        if (!waiting.delete(settle)) return;
        cancelTimer();
        resolve(isConfirmed);
      };
      const cancelTimer = environment.setTimer(() => settle(true), longestHoldMs);
      waiting.add(settle);
      const { allMarked, undo, tooLate } = texts.messages.get().undo;
      const onPress = () => {
        if (waiting.has(settle)) settle(false);
        else notices.toast({ tone: 'information', title: tooLate });
      };
      notices.toast({
        tone: 'success',
        title: allMarked,
        action: { label: undo, onPress },
        onClose: () => settle(true),
      });
    });
}
