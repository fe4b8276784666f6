import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { messagesFor } from '../messages/messagesFor.ts';
import { ThemeProvider, type ThemeProviderOptions } from '../theme/ThemeProvider.tsx';

/** Renders a component as an app would show it: in a `ThemeProvider`, in English unless told otherwise. */
export function renderInKit(
  component: ReactNode,
  { locale = 'en-US', ...options }: { readonly locale?: string } & Omit<ThemeProviderOptions, 'children'> = {},
) {
  const messages = messagesFor(locale);
  return render(component, {
    wrapper: ({ children }) => (
      <ThemeProvider locale={locale} messages={messages} {...options}>
        {children}
      </ThemeProvider>
    ),
  });
}
