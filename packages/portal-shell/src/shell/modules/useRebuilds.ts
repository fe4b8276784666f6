import { useEffect, useState } from 'react';

/** The path at which a development server tells of each new build, beside the entry. */
const changesPath = '/changes';

/**
 * Counts the builds of a development server since it was first asked.
 *
 * @param entryAddress null for a module that comes from no development server
 */
export function useRebuilds(entryAddress: string | null): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (entryAddress === null) return undefined;
    const source = new EventSource(new URL(changesPath, entryAddress));
    source.addEventListener('message', () => setCount((known) => known + 1));
    return () => source.close();
  }, [entryAddress]);
  return count;
}
