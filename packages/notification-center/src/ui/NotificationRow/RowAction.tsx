import { Button } from '@gantry/ui-kit';
import { memo } from 'react';
import { useNotificationMessages, type JobCommand } from '../../data/index.ts';

interface RowActionProps {
  readonly isVisible: boolean;
  readonly isEnabled: boolean;
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
export const RowAction = memo(function RowAction(props: RowActionProps) {
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
