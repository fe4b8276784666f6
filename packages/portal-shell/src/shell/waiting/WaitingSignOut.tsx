import { ConfirmDialog } from '@gantry/ui-kit';
import { waitingMessages } from '../../languages/en/waiting.ts';
import { useShellMessages } from '../../languages/index.ts';

interface WaitingSignOutProps {
  /** What each change does. */
  readonly titles: readonly string[];
  readonly onSignOut: () => void;
  readonly onStay: () => void;
}

/** More would not fit on a phone. */
const mostTitles = 5;

/** Asks before a sign-out deletes what is not sent yet, and names it. */
export function WaitingSignOut({ titles, onSignOut, onStay }: WaitingSignOutProps) {
  const { signOut } = useShellMessages(waitingMessages).waiting;
  const rest = titles.length - mostTitles;
  return (
    <ConfirmDialog
      title={signOut.question(titles.length)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay();
      }}
      actionLabel={signOut.signOut}
      cancelLabel={signOut.stay}
      onAction={onSignOut}
      tone="danger"
    >
      <p>{signOut.detail}</p>
      <ul>
        {titles.slice(0, mostTitles).map((title, index) => (
          // Two changes may have one title.
          // oxlint-disable-next-line react/no-array-index-key -- the list does not change while it is shown.
          <li key={index}>
            <bdi>{title}</bdi>
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{signOut.more(rest)}</p>}
    </ConfirmDialog>
  );
}
