import { useLocale } from '@gantry/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ShellMessagesProvider } from '../../messages/index.ts';

/** What a screen needs around it beside the kit's theme: texts in the language of the page, a router, and a cache of its own. */
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
