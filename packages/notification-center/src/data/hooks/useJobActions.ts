import { useMemo } from 'react';
import type { FileTransfer, JobCommand } from '../JobActions.ts';
import { useNotificationCenter } from '../NotificationCenterProvider.tsx';
import { useReadable } from '@gantry/base/react';

/** What {@link useJobActions} gives. The commands never reject: a failure shows its toast. */
export interface JobActionControls {
  /** Fetches the exported file: a PDF opens in a new tab, any other file is saved. */
  readonly download: () => Promise<void>;
  readonly retry: () => Promise<void>;
  readonly cancel: () => Promise<void>;
  /** Goes to the result page of the import's title, or says that there is none. */
  readonly openResultPage: () => void;
  /** The command in flight, or null. While it is not null the status reads 'Sending command...' and no other is sent. */
  readonly pendingCommand: JobCommand | null;
  /** The transfer of the exported file, or null. */
  readonly fileTransfer: FileTransfer | null;
}

/** The actions of one export or import; `actionsOf` says which of them are visible. */
export function useJobActions(id: string): JobActionControls {
  const center = useNotificationCenter();
  const pendingCommand = useReadable(useMemo(() => center.jobActions.pendingCommand(id), [center, id]));
  const fileTransfer = useReadable(useMemo(() => center.jobActions.fileTransfer(id), [center, id]));
  const commands = useMemo(
    () => ({
      download: () => center.jobActions.download(id),
      retry: () => center.jobActions.retry(id),
      cancel: () => center.jobActions.cancel(id),
      openResultPage: () => center.openResultPage(id),
    }),
    [center, id],
  );
  return { ...commands, pendingCommand, fileTransfer };
}
