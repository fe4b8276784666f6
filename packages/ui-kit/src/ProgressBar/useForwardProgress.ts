import { useState } from 'react';

interface Reached {
  readonly attempt: string | number | undefined;
  readonly value: number | null;
  /** How many attempts came before, which tells the bar of this one from that of the last. */
  readonly round: number;
}

/**
 * Progress that never goes back within one attempt, since reports may arrive out of order. An attempt ends when `attempt`
 * changes, or when the progress becomes unknown.
 */
export function useForwardProgress(value: number | null, attempt: string | number | undefined): Reached {
  const [reached, setReached] = useState<Reached>({ attempt, value, round: 0 });
  const isSameAttempt = reached.attempt === attempt && reached.value !== null && value !== null;
  if (isSameAttempt && reached.value >= value) return reached;
  if (reached.attempt === attempt && reached.value === value) return reached;

  const next = { attempt, value, round: isSameAttempt ? reached.round : reached.round + 1 };
  // While rendering, so that the value that goes back is never on the screen.
  setReached(next);
  return next;
}
