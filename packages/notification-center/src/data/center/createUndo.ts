import { createListeners, joinEnds } from '@gantry/base/observable';
import type { CenterParts, OfferUndo } from './CenterParts.ts';

/** An app that never says that its toast has gone does not hold a change for longer. */
const longestHoldMs = 30_000;

/**
 * Creates the Undo of one center. A change shows at once and is sent when its toast has gone, so that Undo calls no service. It is sent at
 * once if the page is hidden, because it may never be shown again.
 */
export function createUndo({
  lifetime,
  notices,
  texts,
}: Pick<CenterParts, 'lifetime' | 'notices' | 'texts'>): OfferUndo {
  const { environment } = lifetime;
  const waiting = createListeners<[isConfirmed: boolean]>();

  lifetime.onStart(() => {
    const stopWatching = environment.onVisibilityChange(() => {
      if (!environment.isVisible()) waiting.call(true);
    });
    // Safari does not report that a page is hidden if another takes its place.
    const stopSuspending = environment.onSuspend(() => waiting.call(true));
    // The calls of a stopped center are refused, so the changes are taken back.
    return joinEnds(stopWatching, stopSuspending, () => waiting.call(true));
  });

  return () =>
    new Promise((resolve) => {
      let isSettled = false;
      const settle = (isConfirmed: boolean) => {
        if (isSettled) return;
        isSettled = true;
        stopWaiting();
        cancelTimer();
        resolve(isConfirmed);
      };
      const cancelTimer = environment.setTimer(() => settle(true), longestHoldMs);
      const stopWaiting = waiting.subscribe(settle);
      const { allMarked, undo, tooLate } = texts.messages.get().undo;
      const onPress = () => {
        if (isSettled) notices.toast({ tone: 'information', title: tooLate });
        else settle(false);
      };
      notices.toast({
        tone: 'success',
        title: allMarked,
        action: { label: undo, onPress },
        onClose: () => settle(true),
      });
    });
}
