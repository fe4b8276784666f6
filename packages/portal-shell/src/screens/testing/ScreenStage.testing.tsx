import { useLocale } from '@gantry/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ShellMessagesProvider } from '../../messages/index.ts';
import { provideEveryLanguage } from '../../messages/everyLanguage.testing.ts';

provideEveryLanguage();

/** Provides what a screen needs beside the kit's theme: texts, a router and a cache. */
export function ScreenStage({ children, path = '/' }: { readonly children: ReactNode; readonly path?: string }) {
  const { locale } = useLocale();
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <ShellMessagesProvider language={locale.startsWith('ar') ? 'ar' : 'en'}>{children}</ShellMessagesProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
}
