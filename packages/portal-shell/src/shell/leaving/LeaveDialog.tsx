import { AlertDialog } from '@gantry/ui-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import type { LeaveGuards } from '../../hosting/leaveGuards.ts';
import { useShellMessages } from '../../messages/index.ts';

/** Asks before unsaved work is lost, when the person goes to another address or program of the portal. */
export function LeaveDialog({ guards }: { readonly guards: LeaveGuards }) {
  const messages = useShellMessages();
  const question = useSyncExternalStore(guards.subscribe, guards.pending);
  const [answer, setAnswer] = useState<boolean | null>(null);
  const blocker = useBlocker(({ nextLocation }) => guards.question(nextLocation.pathname) !== null);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void guards.mayLeave(blocker.location.pathname).then((isLeaving) => {
      if (isLeaving) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, guards]);

  // The dialog says first that it closes and then by which answer, so the answer is given once both are said.
  useEffect(() => {
    if (answer === null) return;
    question?.answer(answer);
    setAnswer(null);
  }, [answer, question]);

  return (
    <AlertDialog
      title={messages.modules.leaveTitle}
      isOpen={question !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) setAnswer(false);
      }}
      actionLabel={messages.modules.leave}
      cancelLabel={messages.modules.stay}
      onAction={() => {
        setAnswer(true);
      }}
      tone="danger"
    >
      {question?.text}
    </AlertDialog>
  );
}
