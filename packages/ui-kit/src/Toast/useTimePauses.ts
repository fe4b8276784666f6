import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react';
import type { ToastQueue } from './toastQueue.ts';

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
const isPageHidden = () => document.visibilityState === 'hidden';
const isNeverHidden = () => false;

/** Pauses the timers of toasts while one of them is hovered or has focus, and while the page is hidden. */
export function useTimePauses(queue: ToastQueue, isOnScreen: boolean) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHidden = useSyncExternalStore(watchVisibility, isPageHidden, isNeverHidden);
  // A removed region sends no leave or blur event.
  if (!isOnScreen && isPointedAt) setIsPointedAt(false);
  if (!isOnScreen && hasFocus) setHasFocus(false);

  const isPaused = isPointedAt || hasFocus || isHidden;
  useEffect(() => {
    if (!isPaused) return undefined;
    queue.pause();
    return () => queue.resume();
  }, [queue, isPaused]);

  return {
    onPointerEnter: () => setIsPointedAt(true),
    onPointerLeave: () => setIsPointedAt(false),
    onFocus: () => setHasFocus(true),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setHasFocus(false);
    },
  };
}
