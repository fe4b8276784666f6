import { importActions } from '../../core/jobActions.ts';
import { progressOf } from '../../core/progress.ts';
import { descriptionLimits } from '../../core/truncateAtWord.ts';
import { useJobActions, useNotificationMessages } from '../../data/index.ts';
import { jobStatusText } from './jobStatusText.ts';
import { ResultsLink } from './ResultsLink.tsx';
import { RowAction } from './RowAction.tsx';
import { RowFrame, type NotificationRowProps } from './RowFrame.tsx';
import { useShowsKind } from './RowKind.ts';

/** An import: how far it is, and Results or Cancel as its state allows. */
export function ImportRow({ notification }: NotificationRowProps) {
  const messages = useNotificationMessages();
  const { pendingCommand: pending, ...jobs } = useJobActions(notification.id);
  const actions = importActions(notification);
  return (
    <RowFrame
      notification={notification}
      statusText={jobStatusText(notification, pending, messages)}
      progress={progressOf(notification)}
      descriptionLimit={descriptionLimits.import}
      kind={useShowsKind() ? messages.items.import : undefined}
      actions={
        <>
          {actions.results.isVisible && (
            <ResultsLink
              notification={notification}
              label={messages.jobs.results}
              isDisabled={!actions.results.isEnabled}
              onPress={jobs.openResultPage}
            />
          )}
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
