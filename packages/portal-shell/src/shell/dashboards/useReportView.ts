import { useReadable } from '@gantry/base/react';
import { useState } from 'react';
import { reportViewsOf, viewOf, withView } from '@gantry/platform-client/settings/reportViews';
import { usePortal } from '../../portal/index.ts';

/** The view of a report: its filters and its page. Null is the published one. */
export interface ReportView {
  /** The view that the frame opens in. */
  readonly opened: string | null;
  /** Changes when the frame must open again. */
  readonly openings: number;
  /** Opens the report as it was published; null if it is shown so. */
  readonly reset: (() => void) | null;
  /** Opens the view that the person left; null if there is none, or if another one than the published is shown. */
  readonly restore: (() => void) | null;
  /** Saves the view that the person made. */
  readonly save: (view: string | null) => void;
}

/** A report opens as published. The view that the person left is saved for the program until they sign out. */
export function useReportView(programId: string, reportId: string): ReportView {
  const views = reportViewsOf(usePortal().personal, programId);
  const saved = viewOf(useReadable(views), reportId);
  const [shown, setShown] = useState<string | null>(null);
  const [{ opened, openings }, setOpened] = useState<Pick<ReportView, 'opened' | 'openings'>>({
    opened: null,
    openings: 0,
  });
  const open = (view: string | null) => {
    setShown(view);
    setOpened({ opened: view, openings: openings + 1 });
  };
  return {
    opened,
    openings,
    reset: shown === null ? null : () => open(null),
    restore: shown === null && saved !== null ? () => open(saved) : null,
    save: (view) => {
      setShown(view);
      views.set(withView(views.get(), reportId, view));
    },
  };
}
