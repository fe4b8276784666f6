import { useCallback, useEffect, useRef, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { isPressedByFinger } from '../../frameParts/press.ts';

/**
 * Returns a function that changes which panel is open: at once, or after the answer to a finger's press and in slices. A key ends the
 * slices, because it belongs to the panel that opens. The change must have the same result if it is made twice.
 */
export function usePanelDrawing(): (change: () => void) => void {
  const [isDrawing, startDrawing] = useTransition();
  const lastChange = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!isDrawing) return undefined;
    const drawNow = () => flushSync(() => lastChange.current?.());
    document.addEventListener('keydown', drawNow, { capture: true });
    return () => document.removeEventListener('keydown', drawNow, { capture: true });
  }, [isDrawing]);
  return useCallback((change: () => void) => {
    lastChange.current = change;
    if (isPressedByFinger()) startDrawing(change);
    else change();
  }, []);
}
