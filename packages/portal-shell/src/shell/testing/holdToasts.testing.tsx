import { toastQueue } from '@gantry/ui-kit';

/** Keeps the toasts of a story, however long it is looked at and however often it is drawn anew, and takes them away with it. */
export function holdToasts(): () => void {
  toastQueue.pause();
  return () => {
    toastQueue.clear();
    toastQueue.resume();
  };
}
