import { exportActions } from '../../core/jobActions.ts';
import { progressOf } from '../../core/progress.ts';
import { descriptionLimits } from '../../core/truncateAtWord.ts';
import { useJobActions, useNotificationMessages } from '../../data/index.ts';
import { jobStatusText } from './jobStatusText.ts';
import { RowAction } from './RowAction.tsx';
import { RowFrame, type NotificationRowProps } from './RowFrame.tsx';
import { useShowsKind } from './RowKind.ts';

/** An export: how far it is, and Download, Retry or Cancel as its state allows. */
export function ExportRow({ notification }: NotificationRowProps) {
  const messages = useNotificationMessages();
  const { pendingCommand: pending, ...jobs } = useJobActions(notification.id);
  const actions = exportActions(notification);
  return (
    <RowFrame
      notification={notification}
      statusText={jobStatusText(notification, pending, messages)}
      progress={progressOf(notification)}
      descriptionLimit={descriptionLimits.import}
      kind={useShowsKind() ? messages.items.export : undefined}
      actions={
        <>
          <RowAction
            command="download"
            title={notification.title}
            label={messages.jobs.download}
            state={actions.download}
            pending={pending}
            onPress={() => void jobs.download()}
          />
          <RowAction
            command="retry"
            title={notification.title}
            label={messages.jobs.retry}
            state={actions.retry}
            pending={pending}
            onPress={() => void jobs.retry()}
          />
          <RowAction
            command="cancel"
            title={notification.title}
            label={messages.jobs.cancel}
            state={actions.cancel}
            pending={pending}
            onPress={() => void jobs.cancel()}
          />
        </>
      }
    />
  );
}
