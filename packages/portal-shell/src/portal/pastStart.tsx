import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from './whenIdle.ts';
import { useAccess } from './access.ts';

const PastStartContext = createContext(false);

/** Notifies the parts under it when the start is past: all of them at once, in one render. */
export function PastStartProvider({ children }: { readonly children: ReactNode }) {
  const { status } = useAccess();
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (status === 'loading' || isPast) return undefined;
    return whenIdle(() => startTransition(() => setPast(true)));
  }, [status, isPast]);
  return <PastStartContext value={isPast}>{children}</PastStartContext>;
}

/**
 * False until the menu's answer is shown and the browser has been idle. What a person does not need at first loads then, so that it delays
 * nothing that they wait for. It is drawn in slices, so that the page answers to a press meanwhile. The component renders again then, with
 * all that it renders, so use it in a small part.
 */
export function usePastStart(): boolean {
  return use(PastStartContext);
}
