import { useIsHydrated } from '@gantry/ui-kit';
import { useEffect, useRef, type RefObject } from 'react';

/** The height of a list in px where it is not known: of one that is as high as its rows, and of one that fills its place, on a server. */
const unknown = { list: 360, fillingOnServer: 720 };

/**
 * Returns a function for the height in px that the first rows of a list fill, before any row is measured. The browser reports the
 * height of a list that fills its place after it has laid it out, so to learn it causes no layout and no render.
 */
export function useHeightToFill(scroller: RefObject<HTMLElement | null>, isFilling: boolean): () => number {
  const isHydrated = useIsHydrated();
  const laidOut = useRef(0);
  useEffect(() => {
    if (!isFilling || scroller.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      laidOut.current = entry?.contentRect.height ?? 0;
    });
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [scroller, isFilling]);
  return () => {
    if (!isFilling) return unknown.list;
    if (!isHydrated) return unknown.fillingOnServer;
    // A list whose rows are held has no layout before them. It is at most as high as the window.
    return laidOut.current || window.innerHeight;
  };
}
