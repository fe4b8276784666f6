import type { SearchProvider } from '@gantry/module';
import { useMemo } from 'react';
import { useExtensionEnvironment } from './useExtensionEnvironment.ts';
import { useExtensions } from './useExtensions.ts';

/** The extensions that find things, for the search of the top bar and the command palette. */
export function useSearchProviders(): readonly SearchProvider[] {
  const extensions = useExtensions('search');
  const environment = useExtensionEnvironment();
  return useMemo(
    () =>
      extensions.map((extension): SearchProvider => ({
        id: extension.entry,
        title: extension.name,
        search: async ({ text, limit, signal }) => {
          const { askSlot } = await import('../../hosting/extension/askSlot.ts');
          const hits = await askSlot({ extension, slot: 'search', environment, signal, query: { text, limit } });
          return hits.slice(0, limit);
        },
      })),
    [extensions, environment],
  );
}
