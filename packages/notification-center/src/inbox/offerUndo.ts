import type { InboxParts } from '../data/InboxParts.ts';
import type { InboxTexts } from './createInboxTexts.ts';

/** An app that never says that its toast has gone does not hold a change for longer. */
const longestHoldMs = 30_000;

/** Shows a toast with Undo. Resolves with true once the toast has gone, or with false if the person pressed Undo. */
export type OfferUndo = (title: string) => Promise<boolean>;

/**
 * Makes the Undo of one inbox. A change shows at once and is sent when its toast has gone, so that taking it back touches no service. It is
 * sent at once if the page is hidden, because it may never be shown again.
 */
export function createOfferUndo({ lifetime, notices }: InboxParts, own: InboxTexts): OfferUndo {
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

  return (title) => {
    let isSettled = false;
    let settle: (isConfirmed: boolean) => void = () => {};
    const isConfirmed = new Promise<boolean>((resolve) => {
      settle = (answer) => {
        if (isSettled) return;
        isSettled = true;
        waiting.delete(settle);
        cancelTimer();
        resolve(answer);
      };
    });
    const cancelTimer = environment.setTimer(() => settle(true), longestHoldMs);
    waiting.add(settle);
    const { undo, tooLate } = own.get();
    const onUndo = () => {
      if (isSettled) notices.toast({ tone: 'information', title: tooLate });
      else settle(false);
    };
    notices.toast({
      tone: 'success',
      title,
      action: { label: undo, onPress: onUndo },
      onClose: () => settle(true),
    });
    return isConfirmed;
  };
}
