import { useEffect, useEffectEvent, useInsertionEffect, useLayoutEffect, useRef, type RefObject } from 'react';

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
  // Another object for the target does not end the visit: each render may make a new one.
  const giveBack = useEffectEvent(() => {
    const element = returnTo?.current ?? opener.current;
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  });
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
      if (isLost || element.contains(activeElement)) giveBack();
    };
  }, [isOpen, layer]);
}
