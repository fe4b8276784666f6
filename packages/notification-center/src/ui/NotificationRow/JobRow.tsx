import type { ReactNode } from 'react';
import { actionsOf, type ActionState } from '../../core/rules/actions.ts';
import type { Notification } from '../../core/notification.ts';
import { progressOf, type JobProgress } from '../../core/rules/progress.ts';
import { jobStatusOf } from '../../core/rules/status.ts';
import { useJobActions, useNotificationMessages, type FileTransfer, type JobCommand } from '../../data/index.ts';
import type { NotificationMessages } from '../../languages/index.ts';
import { ResultsLink } from './ResultsLink.tsx';
import { RowAction } from './RowAction.tsx';
import { RowFrame, type NotificationRowProps } from './RowFrame.tsx';

/** An export: its progress, and Download, Retry or Cancel as its state allows. */
export function ExportRow({ notification }: NotificationRowProps) {
  return <JobRow notification={notification} commands={['download', 'retry', 'cancel']} />;
}

/** An import: its progress, and Results or Cancel as its state allows. */
export function ImportRow({ notification }: NotificationRowProps) {
  const { jobs } = useNotificationMessages();
  const { openResultPage } = useJobActions(notification.id);
  const { results } = actionsOf(notification);
  const link = results.isVisible && (
    <ResultsLink
      notification={notification}
      label={jobs.results}
      isDisabled={!results.isEnabled}
      onPress={openResultPage}
    />
  );
  return <JobRow notification={notification} commands={['cancel']} link={link} />;
}

interface JobRowProps extends NotificationRowProps {
  /** The commands that its type may offer, in the order in which they are shown. */
  readonly commands: readonly JobCommand[];
  /** Stands before the commands. */
  readonly link?: ReactNode;
}

function JobRow({ notification, commands, link }: JobRowProps) {
  const messages = useNotificationMessages();
  const { pendingCommand: pending, fileTransfer, ...jobs } = useJobActions(notification.id);
  const states: Readonly<Record<JobCommand, ActionState>> = actionsOf(notification);
  return (
    <RowFrame
      notification={notification}
      statusText={fileTransfer ? messages.jobs.fetchingFile : jobStatusText(notification, pending, messages)}
      progress={fileTransfer ? progressOfTransfer(fileTransfer) : progressOf(notification)}
      actions={
        <>
          {link}
          {commands.map((command) => (
            <RowAction
              key={command}
              command={command}
              title={notification.title}
              label={messages.jobs[command]}
              isVisible={states[command].isVisible}
              isEnabled={states[command].isEnabled}
              pending={pending}
              onPress={jobs[command]}
            />
          ))}
        </>
      }
    />
  );
}

function progressOfTransfer({ percentage }: FileTransfer): JobProgress {
  return percentage === null ? { kind: 'indeterminate' } : { kind: 'determinate', value: percentage };
}

/** The status line of a job: the command in flight, otherwise its status. An unknown status is shown as it was sent. */
function jobStatusText(
  notification: Notification,
  pending: JobCommand | null,
  messages: NotificationMessages,
): string | undefined {
  if (pending !== null) return messages.jobs.sendingCommand;
  const status = jobStatusOf(notification);
  return status === null ? (notification.payload.status ?? undefined) : messages.statuses[status];
}
