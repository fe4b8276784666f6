import { useLayoutEffect, useState, type RefObject } from 'react';
import { hasTabStop } from './tabStops.ts';

/** Returns whether an element contains a tab stop, and follows changes of its content. */
export function useHasTabStop(ref: RefObject<Element | null>): boolean {
  const [hasStop, setHasStop] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const look = () => setHasStop(hasTabStop(element));
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['tabindex', 'disabled'],
    });
    return () => observer.disconnect();
  }, [ref]);
  return hasStop;
}
