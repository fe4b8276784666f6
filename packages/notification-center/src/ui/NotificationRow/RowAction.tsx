import { Button } from '@gantry/ui-kit';
import type { ActionState } from '../../core/rules/actions.ts';
import { useNotificationMessages, type JobCommand } from '../../data/index.ts';

interface RowActionProps {
  readonly state: ActionState;
  /** What the item is called. */
  readonly title: string;
  readonly label: string;
  readonly command: JobCommand;
  /** The command of the item that is in flight, or null: no other is sent meanwhile. */
  readonly pending: JobCommand | null;
  readonly onPress: () => void;
}

/** A command to a job, as its action table has it. While it is in flight it keeps focus and shows that it goes on. */
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
