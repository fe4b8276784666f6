import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

/** How a text is held to a number of lines. */
export interface LineClamp {
  /** At most this many; undefined for as many as there are. */
  readonly lines: number | undefined;
  /** Whether the text is shown whole at present. */
  readonly isOpen: boolean;
}

/** On how many lines an inline element stands. */
function countLines(element: HTMLElement): number {
  const rows = [...element.getClientRects()];
  const height = Number.parseFloat(getComputedStyle(element).lineHeight);
  return Math.round(((rows.at(-1)?.top ?? 0) - (rows[0]?.top ?? 0)) / height) + 1;
}

/** Whether a clamp on the number of lines hides a part of the element's text, or would if it were not open, at its present width. */
export function useIsClamped(ref: RefObject<HTMLElement | null>, { lines, isOpen }: LineClamp): boolean {
  const [isClamped, setIsClamped] = useState(false);
  const measure = useCallback(() => {
    const element = ref.current;
    if (lines === undefined || !element) setIsClamped(false);
    else if (isOpen) setIsClamped(countLines(element) > lines);
    else setIsClamped(element.scrollHeight > element.clientHeight + 1);
  }, [ref, lines, isOpen]);

  // After each render, since the text may be another one.
  useLayoutEffect(measure);

  useLayoutEffect(() => {
    // The element itself is inline while it is open, and has no size to observe.
    const block = ref.current?.parentElement;
    if (lines === undefined || !block) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(block);
    return () => observer.disconnect();
  }, [ref, lines, measure]);

  return isClamped;
}
