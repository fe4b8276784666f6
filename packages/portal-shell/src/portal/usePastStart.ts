import { useEffect, useState } from 'react';
import { whenIdle } from '../frameParts/whenIdle.ts';
import { useAccess } from './access.ts';

/**
 * False until the menu's answer is shown and the browser has been idle. What a person does not need at first loads then, so that it delays
 * nothing that they wait for.
 */
export function usePastStart(): boolean {
  const { status } = useAccess();
  const [isPast, setPast] = useState(false);
  useEffect(() => (status === 'loading' || isPast ? undefined : whenIdle(() => setPast(true))), [status, isPast]);
  return isPast;
}
