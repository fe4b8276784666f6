import { ConfirmDialog } from '@gantry/ui-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import type { LeaveGuards } from '../../hosting/leaveGuards.ts';
import { useShellMessages } from '../../messages/index.ts';

/** Asks before a change of address or program loses unsaved work. */
export function LeaveDialog({ guards }: { readonly guards: LeaveGuards }) {
  const messages = useShellMessages();
  const question = useSyncExternalStore(guards.subscribe, guards.pending);
  const blocker = useBlocker(({ nextLocation }) => guards.question(nextLocation.pathname) !== null);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { location, proceed, reset } = blocker;
    const ask = async () => {
      if (await guards.mayLeave(location.pathname)) proceed();
      else reset();
    };
    void ask();
  }, [blocker, guards]);

  const stay = () => {
    // The dialog reports that it closes before it reports the answer. The answer must win.
    queueMicrotask(() => {
      if (guards.pending() === question) question?.answer(false);
    });
  };
  return (
    <ConfirmDialog
      title={messages.modules.leaveTitle}
      isOpen={question !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) stay();
      }}
      actionLabel={messages.modules.leave}
      cancelLabel={messages.modules.stay}
      onAction={() => question?.answer(true)}
      tone="danger"
    >
      {question?.text}
    </ConfirmDialog>
  );
}
