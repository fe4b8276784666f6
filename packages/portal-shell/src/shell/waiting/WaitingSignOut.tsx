import { ConfirmDialog } from '@gantry/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { waitingMessages } from '../../languages/en/waiting.ts';
import { useShellMessages } from '../../languages/index.ts';
import { usePortal } from '../../portal/index.ts';

interface WaitingSignOutProps {
  /** True if the person has answered the question, false if nothing was to be asked. */
  readonly onSignOut: (isAnswered: boolean) => void;
  readonly onStay: () => void;
}

/** More would not fit on a phone. */
const mostTitles = 5;

/** Asks before a sign-out deletes what is not sent yet, and names it. If nothing waits, it goes on at once. */
export function WaitingSignOut({ onSignOut, onStay }: WaitingSignOutProps) {
  const { outbox } = usePortal();
  const [titles, setTitles] = useState<readonly string[]>([]);
  const read = useEffectEvent(async () => {
    try {
      const rows = await (await outbox.open())?.read();
      if (rows === undefined || rows.length === 0) onSignOut(false);
      else setTitles(rows.map(({ title }) => title));
    } catch {
      // What cannot be read cannot be named. The sign-out tries to delete it.
      onSignOut(false);
    }
  });
  useEffect(() => void read(), []);
  return titles.length === 0 ? null : (
    <SignOutQuestion titles={titles} onSignOut={() => onSignOut(true)} onStay={onStay} />
  );
}

interface SignOutQuestionProps {
  /** What each change does. */
  readonly titles: readonly string[];
  readonly onSignOut: () => void;
  readonly onStay: () => void;
}

/** The question, for the stories too. */
export function SignOutQuestion({ titles, onSignOut, onStay }: SignOutQuestionProps) {
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
