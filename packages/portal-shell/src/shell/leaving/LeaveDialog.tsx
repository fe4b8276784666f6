import { lazyPart } from '@gantry/ui-kit';
import { useReadable } from '@gantry/base/react';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { pathOf } from '@gantry/platform-client/addresses/portalBase';
import type { LeaveGuards } from '@gantry/module-host/leaveGuards';

const dialog = lazyPart(async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion);

/** Asks before a change of address or program loses unsaved work. */
export function LeaveDialog({ guards }: { readonly guards: LeaveGuards }) {
  const question = useReadable({ get: guards.pending, subscribe: guards.subscribe });
  const blocker = useBlocker(({ nextLocation }) => guards.question(nextLocation.pathname) !== null);

  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let isLatest = true;
    const { location, proceed, reset } = blocker;
    const ask = async () => {
      const isLeaving = await guards.mayLeave(pathOf(location.pathname));
      // Another navigation may have taken the question over, such as Back, and goes on with its answer.
      if (!isLatest) return;
      if (isLeaving) proceed();
      else reset();
    };
    void ask();
    return () => {
      isLatest = false;
    };
  }, [blocker, guards]);

  // With the first guard comes work to lose. A dialog that is loaded by then can still ask when a new build has replaced its file.
  useEffect(() => guards.subscribe(dialog.preload), [guards]);

  const [hasAsked, setAsked] = useState(false);
  if (question !== null && !hasAsked) setAsked(true);
  if (!hasAsked) return null;
  const askByBrowser = () => {
    setAsked(false);
    // oxlint-disable-next-line no-alert -- the question must be answered: the person waits for the next page, or has work to lose.
    question?.answer(window.confirm(question.text));
  };
  return <dialog.Part props={{ guards, question }} onFailure={askByBrowser} />;
}
