import { ConfirmDialog } from '@gantry/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { goToSignOut } from '@gantry/platform-client/auth/signOut';
import { useFrameNavigate } from '../../screens/parts/FrameNavigate.tsx';
import { waitingMessages } from '../../languages/en/waiting.ts';
import { useShellMessages } from '../../languages/index.ts';
import { usePortal } from '../../portal/index.ts';
import { UserLogoutScreen } from '../../screens/UserLogoutScreen/UserLogoutScreen.tsx';
import { homePath } from '../routes/paths.ts';

interface WaitingSignOutProps {
  /** Signs out as it would without anything that waits. */
  readonly onLogout: () => void;
}

/** More would not fit on a phone. */
const mostTitles = 5;

/** Asks before a sign-out deletes what is not sent yet, and names it. If nothing waits, it goes on at once. */
export function WaitingSignOut({ onLogout }: WaitingSignOutProps) {
  const { outbox } = usePortal();
  const navigate = useFrameNavigate();
  const [titles, setTitles] = useState<readonly string[] | null>(null);
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    const read = async () => {
      // What cannot be read cannot be named. The sign-out tries to delete it.
      const rows = await (await outbox.open())?.read().catch(() => []);
      setTitles(rows?.map(({ title }) => title) ?? []);
    };
    void read();
  }, [outbox]);
  if (titles === null) return null;
  if (isAnswered) return <UserLogoutScreen onLogout={() => goToSignOut(true)} />;
  if (titles.length === 0) return <UserLogoutScreen onLogout={onLogout} />;
  return (
    <SignOutQuestion
      titles={titles}
      onSignOut={() => setAnswered(true)}
      onStay={() => void navigate(homePath, { replace: true })}
    />
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
  const isAnswered = useRef(false);
  const rest = titles.length - mostTitles;
  return (
    <ConfirmDialog
      title={signOut.question(titles.length)}
      isOpen
      onOpenChange={(isOpen) => {
        // The dialog reports that it closes before it reports the answer. The answer must win.
        if (isOpen) return;
        queueMicrotask(() => {
          if (!isAnswered.current) onStay();
        });
      }}
      actionLabel={signOut.signOut}
      cancelLabel={signOut.stay}
      onAction={() => {
        isAnswered.current = true;
        onSignOut();
      }}
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
