import type { Embed } from 'powerbi-client';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { readReportContent, type ReportContent, type ReportVisual } from './reportContent.ts';

/** The receivers of what a report shows. */
export interface ReportContentOptions {
  /** The view in which the report is opened; null for the published one. */
  readonly view: string | null;
  /** Called when the person changes filters, slicers or the page; null if the report is back at the published view. */
  readonly onViewChange?: (view: string | null) => void;
  /** Called after each drawing with the visuals of the page. */
  readonly onVisualsChange?: (visuals: readonly ReportVisual[]) => void;
}

/** A reading after a drawing. */
interface Reading extends ReportContent {
  /** What Power BI calls the view in which the report was opened; null if this reading is the first that reports a view. */
  readonly opened: string | null;
}

/** Follows what a report shows. Returns the function to call after each drawing. */
export function useReportContent(embedded: RefObject<Embed | null>, options: ReportContentOptions): () => void {
  const [reading, setReading] = useState<Reading | null>(null);
  const drawings = useRef(0);
  const opened = useRef<Promise<string | null>>(Promise.resolve(null));

  const tell = useEffectEvent(({ view, visuals, opened: before }: Reading) => {
    options.onVisualsChange?.(visuals);
    if (view !== null && before !== null) options.onViewChange?.(view === before ? options.view : view);
  });

  useEffect(() => {
    if (reading !== null) tell(reading);
  }, [reading]);

  const read = async () => {
    drawings.current += 1;
    const drawing = drawings.current;
    // Power BI is asked at once: the person may change the view next, and it would count as the opened one.
    const asked = readReportContent(embedded.current);
    const before = opened.current;
    opened.current = (async () => (await before) ?? (await asked)?.view ?? null)();
    const content = await asked;
    const openedBefore = await before;
    if (content !== null && drawing === drawings.current) setReading({ ...content, opened: openedBefore });
  };
  return () => void read();
}
