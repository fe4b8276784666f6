import { useLocale } from '@gantry/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { languageOf, ShellLanguage, sourceLanguage } from '../../languages/index.ts';
import { provideEveryLanguage } from '../../languages/everyLanguage.testing.ts';

provideEveryLanguage();

/** Provides messages in the language of the page. */
export function MessagesStage({ children }: { readonly children: ReactNode }) {
  const { locale } = useLocale();
  return <ShellLanguage value={languageOf(locale) ?? sourceLanguage}>{children}</ShellLanguage>;
}

/** Provides what a screen needs beside the kit's theme: messages, a router and a cache. */
export function ScreenStage({ children, path = '/' }: { readonly children: ReactNode; readonly path?: string }) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <MessagesStage>{children}</MessagesStage>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

/** Shows a story on the stage. */
export const onStage = (Story: ComponentType) => (
  <ScreenStage>
    <Story />
  </ScreenStage>
);

/** Shows a story on the stage as the content of the page. */
export const inMain = (Story: ComponentType) => (
  <ScreenStage>
    <main>
      <Story />
    </main>
  </ScreenStage>
);
