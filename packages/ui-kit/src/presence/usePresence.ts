import { useLayoutEffect, useState, type RefObject } from 'react';

/** Keeps a closing element in the page until its exit transition has ended. */
export function usePresence(isOpen: boolean, ref: RefObject<Element | null>): 'absent' | 'present' | 'exiting' {
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);

  useLayoutEffect(() => {
    if (isOpen || !isThere) return undefined;
    let isCurrent = true;
    const leave = async () => {
      // A cancelled transition counts as ended, for example if the element opens again.
      await Promise.allSettled((ref.current?.getAnimations() ?? []).map((animation) => animation.finished));
      if (isCurrent) setThere(false);
    };
    void leave();
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isThere, ref]);

  if (isOpen) return 'present';
  return isThere ? 'exiting' : 'absent';
}
