import { useLayoutEffect, useState, type RefObject } from 'react';

const stops = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex]']
  .map((selector) => `${selector}:not([tabindex="-1"], :disabled)`)
  .join();

/** Whether Tab stops at anything in an element, kept up as its content changes. */
export function useHasTabStop(ref: RefObject<Element | null>): boolean {
  const [hasStop, setHasStop] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const look = () => setHasStop(element.querySelector(stops) !== null);
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
