import { ConfirmDialog } from '@gantry/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { Unsent } from '@gantry/platform-client/auth/Entrance';
import { goToSignOut } from '@gantry/platform-client/auth/signOut';
import { unsentOf } from '@gantry/platform-client/signOutCleanUp';
import { uploadsOf } from '@gantry/platform-client/uploads';
import { useFrameNavigate } from '../../screens/parts/FrameNavigate.tsx';
import { waitingMessages } from '../../languages/en/waiting.ts';
import { useShellMessages } from '../../languages/index.ts';
import { usePortal } from '../../portal/index.ts';
import { UserLogoutScreen } from '../../screens/UserLogoutScreen/UserLogoutScreen.tsx';
import { homePath } from '../routes/paths.ts';

/** More would not fit on a phone. */
const mostTitles = 5;

/** Asks before a sign-out deletes what is not sent yet, and names it. If nothing waits, it goes on at once. */
export function WaitingSignOut({ onLogout }: { readonly onLogout: () => void }) {
  const portal = usePortal();
  const navigate = useFrameNavigate();
  const [unsent, setUnsent] = useState<readonly Unsent[] | null>(null);
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    const read = async () => {
      const kept = await unsentOf(portal.session.profile.id);
      // What goes on in this tab alone ends with it.
      const others = uploadsOf(portal)
        .get()
        .filter((file) => !kept.some(({ title }) => title === file.title));
      setUnsent([...kept, ...others.map(({ title }) => ({ kind: 'file' as const, title }))]);
    };
    void read();
  }, [portal]);
  // Its own screen: it calls what it is first shown with.
  if (unsent === null) return <UserLogoutScreen key="reading" onLogout={() => undefined} />;
  if (isAnswered) return <UserLogoutScreen onLogout={() => goToSignOut(true)} />;
  if (unsent.length === 0) return <UserLogoutScreen onLogout={onLogout} />;
  return (
    <SignOutQuestion
      unsent={unsent}
      onSignOut={() => setAnswered(true)}
      onStay={() => void navigate(homePath, { replace: true })}
    />
  );
}

interface SignOutQuestionProps {
  readonly unsent: readonly Unsent[];
  readonly onSignOut: () => void;
  readonly onStay: () => void;
}

/** The question, for the stories too. */
export function SignOutQuestion({ unsent, onSignOut, onStay }: SignOutQuestionProps) {
  const { signOut } = useShellMessages(waitingMessages).waiting;
  const isAnswered = useRef(false);
  const rest = unsent.length - mostTitles;
  return (
    <ConfirmDialog
      title={signOut.question}
      isOpen
      onOpenChange={() => {
        // The dialog reports that it closes before it reports the answer. The answer must win.
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
        {unsent.slice(0, mostTitles).map(({ kind, title }, index) => (
          // Two may have one title.
          // oxlint-disable-next-line react/no-array-index-key -- the list does not change while it is shown.
          <li key={index}>
            <bdi>{kind === 'change' ? title : signOut[kind](title)}</bdi>
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{signOut.more(rest)}</p>}
    </ConfirmDialog>
  );
}
