import type { InboxParts } from '../data/InboxParts.ts';
import type { InboxTexts } from './createInboxTexts.ts';

/** An app that never says that its toast has gone does not hold the marks for longer. */
const longestHoldMs = 30_000;

/**
 * Mark-all with Undo. The marks show at once and are sent when the toast has gone, so that taking them back touches no service. They are
 * sent at once if the page is hidden, because it may never be shown again.
 */
export function createMarkAllWithUndo(
  { lifetime, notices, readState }: InboxParts,
  own: InboxTexts,
): () => Promise<void> {
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
    // The calls of a stopped center are refused, so the marks are taken back.
    sendWaiting();
  });

  return () => {
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
    const { allMarked, undo, tooLate } = own.get();
    const onUndo = () => {
      if (isSettled) notices.toast({ tone: 'information', title: tooLate });
      else settle(false);
    };
    notices.toast({
      tone: 'success',
      title: allMarked,
      action: { label: undo, onPress: onUndo },
      onClose: () => settle(true),
    });
    return readState.markAllAsRead(isConfirmed);
  };
}
