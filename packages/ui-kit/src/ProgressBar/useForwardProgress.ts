import { useState } from 'react';

interface Reached {
  readonly attempt: string | number | undefined;
  readonly value: number | null;
  /** The number of earlier attempts. It distinguishes the bar of this attempt from the previous one. */
  readonly round: number;
}

/**
 * Returns a progress that never decreases within one attempt, because reports may arrive out of order. An attempt ends
 * if `attempt` changes or if the progress becomes unknown.
 */
export function useForwardProgress(value: number | null, attempt: string | number | undefined): Reached {
  const [reached, setReached] = useState<Reached>({ attempt, value, round: 0 });
  const isSameAttempt = reached.attempt === attempt && reached.value !== null && value !== null;
  if (isSameAttempt && reached.value >= value) return reached;
  if (reached.attempt === attempt && reached.value === value) return reached;

  const next = { attempt, value, round: isSameAttempt ? reached.round : reached.round + 1 };
  // Setting the state during render keeps the old value off the screen.
  setReached(next);
  return next;
}
