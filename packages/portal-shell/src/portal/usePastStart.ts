import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../frameParts/whenIdle.ts';
import { useAccess } from './access.ts';

/**
 * False until the menu's answer is shown and the browser has been idle. What a person does not need at first loads then, so that it delays
 * nothing that they wait for. It is drawn in slices, so that the page answers to a press meanwhile.
 */
export function usePastStart(): boolean {
  const { status } = useAccess();
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (status === 'loading' || isPast) return undefined;
    return whenIdle(() => startTransition(() => setPast(true)));
  }, [status, isPast]);
  return isPast;
}
