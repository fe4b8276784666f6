import { useState } from 'react';
import type { ShownToast } from './toastQueue.ts';

/** Returns the toasts of the queue and those that are leaving it, newest first. A leaving toast is drawn until it has faded out. */
export function useLeavingToasts(shown: readonly ShownToast[]) {
  const [previous, setPrevious] = useState(shown);
  const [leaving, setLeaving] = useState<readonly ShownToast[]>([]);
  if (previous !== shown) {
    const isShown = (toast: ShownToast) => shown.some(({ key }) => key === toast.key);
    setPrevious(shown);
    setLeaving([...leaving, ...previous.filter((toast) => !isShown(toast))]);
  }
  const drawn = [
    ...shown.map((toast) => ({ toast, isLeaving: false })),
    ...leaving.map((toast) => ({ toast, isLeaving: true })),
  ].toSorted((first, second) => second.toast.key - first.toast.key);
  const onLeft = (key: number) => setLeaving((toasts) => toasts.filter((toast) => toast.key !== key));
  return [drawn, onLeft] as const;
}
