import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PastStartProvider } from './pastStart.tsx';
import { PortalContext, type Portal } from './Portal.ts';

/** Provides the portal, its cache and the end of its start to every screen under it. */
export function PortalProvider({ portal, children }: { readonly portal: Portal; readonly children: ReactNode }) {
  return (
    <PortalContext value={portal}>
      <QueryClientProvider client={portal.queryClient}>
        <PastStartProvider>{children}</PastStartProvider>
      </QueryClientProvider>
    </PortalContext>
  );
}
