import { useEffect, useRef, useState, type RefObject } from 'react';
import { useIsInBrowser } from './useListContent.ts';

/** The height of a list in px where it is not known: of one that is as high as its rows, and of one that fills its place, on a server. */
const unknown = { list: 360, fillingOnServer: 720 };

/** The height in px that the browser last gave an element; null before the first layout. To learn it causes no layout and no render. */
export function useLaidOutHeight(element: RefObject<HTMLElement | null>): RefObject<number | null> {
  const height = useRef<number | null>(null);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      height.current = entry?.contentRect.height ?? null;
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return height;
}

/** Returns the height in px that the first rows of a list fill, before any row is measured. */
export function useHeightToFill(isFilling: boolean, laidOut: RefObject<number | null>): number {
  const isInBrowser = useIsInBrowser();
  const [height] = useState(() => {
    if (!isFilling) return unknown.list;
    if (!isInBrowser) return unknown.fillingOnServer;
    // A list whose rows are held has no layout before them. It is at most as high as the window.
    return laidOut.current || window.innerHeight;
  });
  return height;
}
