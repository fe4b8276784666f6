import { Button, Icon, IconButton, Link, toastQueue } from '@gantry/ui-kit';
import type { RefObject } from 'react';
import type { ReportHandle } from '../../dashboards/ReportFrame/index.ts';
import { useShellMessages } from '../../messages/index.ts';
import type { Place } from '../../personal/index.ts';
import { PinButton } from '../favourites/PinButton.tsx';

interface ReportToolsProps {
  /** Null until the title of the report is known. */
  readonly place: Place | null;
  readonly listPath: string;
  /** The element that full screen shows. */
  readonly reportPlace: RefObject<HTMLElement | null>;
  readonly report: RefObject<ReportHandle | null>;
  /** Power BI prints reports only, and once they are drawn. */
  readonly canPrint: boolean;
}

/** What a person can do with the report that is open: pin it, fill the screen with it, print it, go back to the list. */
export function ReportTools({ place, listPath, reportPlace, report, canPrint }: ReportToolsProps) {
  const { dashboards, frame } = useShellMessages();
  const attempt = (work: Promise<void> | undefined, refusal: string) => {
    work?.catch((error: unknown) => {
      console.warn(refusal, error);
      toastQueue.add({ title: refusal, tone: 'warning' });
    });
  };
  return (
    <>
      {place !== null && <PinButton place={place} />}
      {document.fullscreenEnabled && (
        <IconButton
          size="small"
          label={dashboards.fullScreen}
          icon={<Icon name="fullScreen" />}
          onPress={() => attempt(reportPlace.current?.requestFullscreen(), frame.fullScreenRefused)}
        />
      )}
      {canPrint && (
        <Button onPress={() => attempt(report.current?.print(), dashboards.printRefused)}>{dashboards.print}</Button>
      )}
      <Link href={listPath}>{dashboards.all}</Link>
    </>
  );
}
