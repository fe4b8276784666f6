import { useLayoutEffect, useState, type RefObject } from 'react';

/** Keeps an element that closes in the page until what it does on leaving has ended. */
export function usePresence(isOpen: boolean, ref: RefObject<Element | null>): 'absent' | 'present' | 'exiting' {
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);

  useLayoutEffect(() => {
    if (isOpen || !isThere) return undefined;
    let isCurrent = true;
    const leave = async () => {
      // A transition that is cancelled, by opening again for instance, has ended too.
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
