import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { messagesIn } from './messagesIn.testing.tsx';
import { ThemeProvider, type ThemeProviderOptions } from '../theme/ThemeProvider.tsx';

/** Renders a component as an app would: in a `ThemeProvider`, in English unless the options give another language. */
export function renderInKit(
  component: ReactNode,
  { locale = 'en-US', ...options }: { readonly locale?: string } & Omit<ThemeProviderOptions, 'children'> = {},
) {
  const messages = messagesIn(locale);
  return render(component, {
    wrapper: ({ children }) => (
      <ThemeProvider locale={locale} messages={messages} {...options}>
        {children}
      </ThemeProvider>
    ),
  });
}
