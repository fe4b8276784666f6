import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import type { LeaveGuards, LeaveQuestion } from './leaveGuards.ts';

/**
 * Holds the router back while a guard has a question, and gives the question for the shell's dialog: it is answered with
 * `question.answer(true)` to leave or `false` to stay. To be used once, inside the router.
 */
export function useLeaveBlocker(guards: LeaveGuards): LeaveQuestion | null {
  const blocker = useBlocker(({ nextLocation }) => guards.question(nextLocation.pathname) !== null);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void guards
      .mayLeave(blocker.location.pathname)
      .then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()));
  }, [blocker, guards]);

  return useSyncExternalStore(guards.subscribe, guards.pending);
}
