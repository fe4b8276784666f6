import { useEffect, useInsertionEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** The ref is read only now, because its element may have changed since the layer opened. */
function giveFocus(target: RefObject<HTMLElement | null> | undefined, opener: Element | null): void {
  const element = target?.current ?? opener;
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/**
 * Moves focus into a layer while it is open, and back on closing. Focus that has moved elsewhere meanwhile stays there.
 * @param returnTo gets focus on closing. By default it is the element that had focus before.
 */
export function useFocusVisit(
  isOpen: boolean,
  layer: RefObject<HTMLElement | null>,
  returnTo: RefObject<HTMLElement | null> | undefined,
): void {
  const opener = useRef<Element | null>(null);
  // Another object does not end the visit: each render may make a new one.
  const target = useRef(returnTo);
  useInsertionEffect(() => {
    target.current = returnTo;
  }, [returnTo]);
  // An insertion effect runs before any `autoFocus` inside, which happens ahead of all other effects.
  useInsertionEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  // A key that is pressed as soon as the layer is shown belongs to it, so the focus is there before that.
  useLayoutEffect(() => {
    if (isOpen && !layer.current?.contains(document.activeElement)) layer.current?.focus({ preventScroll: true });
  }, [isOpen, layer]);
  useEffect(() => {
    const element = layer.current;
    if (!isOpen || !element) return undefined;
    return () => {
      const { activeElement, body } = document;
      const isLost = activeElement === null || activeElement === body;
      if (isLost || element.contains(activeElement)) giveFocus(target.current, opener.current);
    };
  }, [isOpen, layer]);
}
