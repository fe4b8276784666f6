import { Button } from '@gantry/ui-kit';
import { useNotificationCenter, useNotificationMessages } from '../../data/index.ts';
import { ActionLink } from './RowFrame.styles.ts';
import type { NotificationRowProps } from './RowFrame.tsx';

interface ResultsLinkProps extends NotificationRowProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** The link to the result page of an import. It is a button if the title has no page, or if the program is switched first. */
export function ResultsLink({ notification, label, isDisabled, onPress }: ResultsLinkProps) {
  const center = useNotificationCenter();
  const { jobs, items } = useNotificationMessages();
  const name = jobs.commandOf(label, notification.title || items.untitled);
  const page = center.importResultPage(notification.title, notification.id);
  if (page === null || isDisabled) {
    return (
      <Button size="small" variant="quiet" aria-label={name} isDisabled={isDisabled} onPress={onPress}>
        {label}
      </Button>
    );
  }
  return (
    <ActionLink href={page} aria-label={name} onFollow={onPress}>
      {label}
    </ActionLink>
  );
}
