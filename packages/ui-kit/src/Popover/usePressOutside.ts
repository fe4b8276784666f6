import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Reports a press that ends outside a layer.
 * @param onPressOutside gets the target of the press.
 * @returns the properties of the layer. React events bubble through portals, so a press in a menu that the layer opened
 * counts as inside.
 */
export function usePressOutside(onPressOutside: (target: EventTarget | null) => void) {
  const isInside = useRef(false);
  const onEnd = useEffectEvent(({ target }: PointerEvent) => {
    if (!isInside.current) onPressOutside(target);
  });

  useLayoutEffect(() => {
    // The capture listener on the window runs before React's.
    const onStart = () => {
      isInside.current = false;
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    window.addEventListener('pointerdown', onStart, options);
    window.addEventListener('pointerup', onEnd, options);
    return () => {
      listeners.abort();
    };
  }, []);

  return {
    onPointerDownCapture: () => {
      isInside.current = true;
    },
  };
}
