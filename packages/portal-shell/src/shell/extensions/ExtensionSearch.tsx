import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import type { AskExtensions } from '../../hosting/extension/askSlot.ts';

type AskSearch = AskExtensions<'search'> | null;

const KnownContext = createContext<AskSearch>(null);
const TellContext = createContext<(ask: AskSearch) => void>(() => undefined);

/** Holds the way to search by extensions: the palette tells it once it is loaded, and the search of the top bar uses it too. */
export function ExtensionSearchProvider({ children }: { readonly children: ReactNode }) {
  const [ask, setAsk] = useState<AskSearch>(null);
  // The state would call a function.
  const tell = useCallback((next: AskSearch) => setAsk(() => next), []);
  return (
    <TellContext value={tell}>
      <KnownContext value={ask}>{children}</KnownContext>
    </TellContext>
  );
}

/** Asks the extensions that find things; null until the palette is loaded, and if there is none. */
export const useExtensionSearch = (): AskSearch => use(KnownContext);

/** The function by which the palette tells how extensions are asked. */
export const useTellExtensionSearch = (): ((ask: AskSearch) => void) => use(TellContext);
