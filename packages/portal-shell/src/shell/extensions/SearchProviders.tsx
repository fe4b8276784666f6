import type { SearchProvider } from '@gantry/module';
import { createContext, use, useState, type ReactNode } from 'react';

type Providers = readonly SearchProvider[];

const KnownContext = createContext<Providers | undefined>(undefined);
const TellContext = createContext<(providers: Providers) => void>(() => undefined);

/** Holds the extensions that find things: the palette tells them once it is loaded, and the search of the top bar asks them too. */
export function SearchProvidersProvider({ children }: { readonly children: ReactNode }) {
  const [providers, setProviders] = useState<Providers>();
  return (
    <TellContext value={setProviders}>
      <KnownContext value={providers}>{children}</KnownContext>
    </TellContext>
  );
}

/** The extensions that find things; undefined until the palette is loaded. */
export const useKnownSearchProviders = (): Providers | undefined => use(KnownContext);

/** The function by which the palette tells the extensions that find things. */
export const useTellSearchProviders = (): ((providers: Providers) => void) => use(TellContext);
