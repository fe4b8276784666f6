import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Tells of a press that ends outside a layer.
 * @param onPressOutside is given what was pressed.
 * @returns properties of the layer. React hears presses in what the layer opened elsewhere in the page too, a menu for
 * instance, so those count as inside.
 */
export function usePressOutside(onPressOutside: (target: EventTarget | null) => void) {
  const isInside = useRef(false);
  const onEnd = useEffectEvent(({ target }: PointerEvent) => {
    if (!isInside.current) onPressOutside(target);
  });

  useEffect(() => {
    // The window hears a press before React does.
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
