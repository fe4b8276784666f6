import { Button } from '@gantry/ui-kit';
import type { ActionState } from '../../core/rules/actions.ts';
import { useNotificationMessages, type JobCommand } from '../../data/index.ts';

interface RowActionProps {
  readonly state: ActionState;
  /** Title of the item. */
  readonly title: string;
  readonly label: string;
  readonly command: JobCommand;
  /** The command of the item that is in flight, or null. No other is sent meanwhile. */
  readonly pending: JobCommand | null;
  readonly onPress: () => void;
}

/** The button of a command to a job. While the command is in flight, the button keeps focus and shows that it is pending. */
export function RowAction({ state, title, label, command, pending, onPress }: RowActionProps) {
  const { jobs, items } = useNotificationMessages();
  if (!state.isVisible && pending !== command) return null;
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={jobs.commandOf(label, title || items.untitled)}
      isPending={pending === command}
      isDisabled={pending === null ? !state.isEnabled : pending !== command}
      onPress={onPress}
    >
      {label}
    </Button>
  );
}
