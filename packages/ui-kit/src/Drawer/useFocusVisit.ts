import { useEffect, useInsertionEffect, useRef, type RefObject } from 'react';

/** The target is read when focus goes back: the element it names may be another by then. */
function giveFocus(target: RefObject<HTMLElement | null> | undefined, opener: Element | null): void {
  const element = target?.current ?? opener;
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/**
 * Moves focus into a layer while it is open, and back when it closes; not back where focus has gone elsewhere meanwhile.
 * @param returnTo takes focus afterwards; what had it before unless given.
 */
export function useFocusVisit(
  isOpen: boolean,
  layer: RefObject<HTMLElement | null>,
  returnTo: RefObject<HTMLElement | null> | undefined,
): void {
  const opener = useRef<Element | null>(null);
  // Before anything inside takes focus by itself, which happens ahead of every other effect.
  useInsertionEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  useEffect(() => {
    const element = layer.current;
    if (!isOpen || !element) return undefined;
    if (!element.contains(document.activeElement)) element.focus({ preventScroll: true });
    return () => {
      const { activeElement, body } = document;
      const isLost = activeElement === null || activeElement === body;
      if (isLost || element.contains(activeElement)) giveFocus(returnTo, opener.current);
    };
  }, [isOpen, layer, returnTo]);
}
