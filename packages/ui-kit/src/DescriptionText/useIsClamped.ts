import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

/** Whether a clamp on the number of lines hides a part of the element's text, at its present width. */
export function useIsClamped(ref: RefObject<HTMLElement | null>, hasClamp: boolean): boolean {
  const [isClamped, setIsClamped] = useState(false);
  const measure = useCallback(() => {
    const element = ref.current;
    setIsClamped(hasClamp && element !== null && element.scrollHeight > element.clientHeight + 1);
  }, [ref, hasClamp]);

  // After each render, since the text may be another one.
  useLayoutEffect(measure);

  useLayoutEffect(() => {
    if (!hasClamp || !ref.current) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, hasClamp, measure]);

  return isClamped;
}
