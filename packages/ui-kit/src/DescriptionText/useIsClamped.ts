import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

/** Counts the lines of an inline element. */
function countLines(element: HTMLElement): number {
  const rows = [...element.getClientRects()];
  const height = Number.parseFloat(getComputedStyle(element).lineHeight);
  return Math.round(((rows.at(-1)?.top ?? 0) - (rows[0]?.top ?? 0)) / height) + 1;
}

/**
 * Returns whether the line limit hides a part of the text at its present width. For an open text it returns whether the
 * limit would hide one.
 * @param lines undefined for no limit
 */
export function useIsClamped(ref: RefObject<HTMLElement | null>, lines: number | undefined, isOpen: boolean): boolean {
  const [isClamped, setIsClamped] = useState(false);
  const measure = useCallback(() => {
    const element = ref.current;
    if (lines === undefined || !element) setIsClamped(false);
    else if (isOpen) setIsClamped(countLines(element) > lines);
    else setIsClamped(element.scrollHeight > element.clientHeight + 1);
  }, [ref, lines, isOpen]);

  // This runs after each render, because the text may change.
  useLayoutEffect(measure);

  useLayoutEffect(() => {
    // An open text is inline and has no size to observe, so its parent is observed.
    const block = ref.current?.parentElement;
    if (lines === undefined || !block) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(block);
    return () => observer.disconnect();
  }, [ref, lines, measure]);

  return isClamped;
}
