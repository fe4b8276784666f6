import { Button } from '@gantry/ui-kit';
import { memo, type ReactNode } from 'react';
import { actionsOf, type ActionState } from '../../core/rules/actions.ts';
import type { Notification } from '../../core/notification.ts';
import { progressOf, type JobProgress } from '../../core/rules/progress.ts';
import { jobStatusOf } from '../../core/types/notificationTypes.ts';
import {
  useJobActions,
  useNotificationCenter,
  useNotificationMessages,
  type FileTransfer,
  type JobCommand,
} from '../../data/index.ts';
import type { NotificationMessages } from '../../languages/index.ts';
import { ActionLink } from './RowFrame.styles.ts';
import { RowFrame, type NotificationRowProps } from './RowFrame.tsx';

/** An export: its progress, and Download, Retry or Cancel as its state allows. */
export function ExportRow({ notification }: NotificationRowProps) {
  return <JobRow notification={notification} commands={['download', 'retry', 'cancel']} />;
}

/** An import: its progress, and Results or Cancel as its state allows. */
export function ImportRow({ notification }: NotificationRowProps) {
  const link = <ResultsLink notification={notification} />;
  return <JobRow notification={notification} commands={['cancel']} link={link} />;
}

/** The link to the result page of an import. It is a button if the title has no page, or if the program is switched first. */
function ResultsLink({ notification }: NotificationRowProps) {
  const center = useNotificationCenter();
  const { jobs, items } = useNotificationMessages();
  const { id, title } = notification;
  const { isVisible, isEnabled } = actionsOf(notification).results;
  if (!isVisible) return null;
  const name = jobs.commandOf(jobs.results, title || items.untitled);
  const page = isEnabled ? center.importResultPage(title, id) : null;
  const open = () => center.openResultPage(id);
  return page === null ? (
    <Button size="small" variant="quiet" aria-label={name} isDisabled={!isEnabled} onPress={open}>
      {jobs.results}
    </Button>
  ) : (
    <ActionLink href={page} aria-label={name} onFollow={open}>
      {jobs.results}
    </ActionLink>
  );
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
              {...states[command]}
              pending={pending}
              onPress={jobs[command]}
            />
          ))}
        </>
      }
    />
  );
}

interface RowActionProps extends ActionState {
  /** Title of the item. */
  readonly title: string;
  readonly label: string;
  readonly command: JobCommand;
  /** The command of the item that is in flight, or null. No other is sent meanwhile. */
  readonly pending: JobCommand | null;
  /** Keep the function stable between renders, as each button costs as much as the rest of its row. */
  readonly onPress: () => unknown;
}

/** The button of a command to a job. It renders again only if it changes itself, not with each step of a running job. While the command is in flight, the button keeps focus and shows that it is pending. */
const RowAction = memo(function RowAction(props: RowActionProps) {
  const { isVisible, isEnabled, title, label, command, pending, onPress } = props;
  const { jobs, items } = useNotificationMessages();
  if (!isVisible && pending !== command) return null;
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={jobs.commandOf(label, title || items.untitled)}
      isPending={pending === command}
      isDisabled={pending === null ? !isEnabled : pending !== command}
      onPress={() => void onPress()}
    >
      {label}
    </Button>
  );
});

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
