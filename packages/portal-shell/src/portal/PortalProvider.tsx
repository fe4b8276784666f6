import { QueryClientProvider } from '@tanstack/react-query';
import { useLocale } from '@gantry/ui-kit';
import { useMemo, type ReactNode } from 'react';
import { languageOf } from '../languages/index.ts';
import { PastStartProvider } from './pastStart.tsx';
import { PortalContext, type Portal } from './Portal.ts';

/** Provides the portal with the names of the language, its cache and the end of its start to every screen under it. */
export function PortalProvider({ portal, children }: { readonly portal: Portal; readonly children: ReactNode }) {
  const names = portal.configuration.names[languageOf(useLocale().locale) ?? ''];
  const named = useMemo(
    () => (names ? { ...portal, names, catalog: portal.catalog.inNames(names) } : portal),
    [portal, names],
  );
  return (
    <PortalContext value={named}>
      <QueryClientProvider client={portal.queryClient}>
        <PastStartProvider>{children}</PastStartProvider>
      </QueryClientProvider>
    </PortalContext>
  );
}
