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

/** Follows what a report shows. Returns the function to call after each drawing. */
export function useReportContent(embedded: RefObject<Embed | null>, options: ReportContentOptions): () => void {
  const [drawings, setDrawings] = useState(0);
  /** What Power BI calls the view in which the report was opened. */
  const opened = useRef<string | null>(null);

  const tell = useEffectEvent(({ view, visuals }: ReportContent) => {
    options.onVisualsChange?.(visuals);
    if (view === null) return;
    if (opened.current === null) opened.current = view;
    else options.onViewChange?.(view === opened.current ? options.view : view);
  });

  useEffect(() => {
    if (drawings === 0) return undefined;
    let isLatest = true;
    const read = async () => {
      const content = await readReportContent(embedded.current);
      if (isLatest && content !== null) tell(content);
    };
    void read();
    return () => {
      isLatest = false;
    };
  }, [drawings, embedded]);

  return () => setDrawings((count) => count + 1);
}
