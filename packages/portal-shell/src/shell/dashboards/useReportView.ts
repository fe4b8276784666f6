import { useState, useSyncExternalStore } from 'react';
import { viewOf, withView } from '../../personal/reportViews.ts';
import { usePortal } from '../../portal/index.ts';

/** How the person left a report: with which filters, on which page. */
export interface KeptReportView {
  /** Null for the published view. */
  readonly view: string | null;
  readonly keep: (view: string | null) => void;
  /** Forgets the view. */
  readonly reset: () => void;
  /** How often the view was reset. The report is opened anew after each. */
  readonly resets: number;
}

/** Keeps the view of a report for the person and the program, until they reset it or sign out. */
export function useReportView(programId: string, reportId: string): KeptReportView {
  const views = usePortal().personal.reportViews(programId);
  const view = useSyncExternalStore(views.subscribe, () => viewOf(views.get(), reportId));
  const [resets, setResets] = useState(0);
  const keep = (next: string | null) => views.change((current) => withView(current, reportId, next));
  return {
    view,
    keep,
    reset: () => {
      keep(null);
      setResets((count) => count + 1);
    },
    resets,
  };
}
