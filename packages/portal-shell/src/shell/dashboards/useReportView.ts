import { useReadable } from '@gantry/base/react';
import { useState } from 'react';
import { reportViewsOf, viewOf, withView } from '@gantry/platform-client/settings/reportViews';
import { usePortal } from '../../portal/index.ts';

/** The view that the frame of a report opens in, and a number that changes when it must open again. */
interface Opening {
  readonly opened: string | null;
  readonly openings: number;
}

/**
 * A report opens as published. The view that the person left, its filters and its page, is saved for the program until they sign out. Null is
 * the published one.
 */
export function useReportView(programId: string, reportId: string) {
  const views = reportViewsOf(usePortal().personal, programId);
  const saved = viewOf(useReadable(views), reportId);
  const [shown, setShown] = useState<string | null>(null);
  const [{ opened, openings }, setOpened] = useState<Opening>({ opened: null, openings: 0 });
  const open = (view: string | null) => {
    setShown(view);
    setOpened({ opened: view, openings: openings + 1 });
  };
  return {
    opened,
    openings,
    /** Opens the report as it was published; null if it is shown so. */
    reset: shown === null ? null : () => open(null),
    /** Opens the view that the person left; null if there is none, or if another one than the published is shown. */
    restore: shown === null && saved !== null ? () => open(saved) : null,
    save: (view: string | null) => {
      setShown(view);
      views.set(withView(views.get(), reportId, view));
    },
  };
}
