import { toastQueue } from '@gantry/ui-kit';

/** Keeps the toasts of a story until the story ends. */
export function holdToasts(): () => void {
  toastQueue.pause();
  return () => {
    toastQueue.clear();
    toastQueue.resume();
  };
}
