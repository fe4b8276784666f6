import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { ThemeProvider, type ThemeProviderProps } from '../theme/ThemeProvider.tsx';

/** Renders a component as an app would show it: in a `ThemeProvider`, in English unless told otherwise. */
export function renderInKit(component: ReactNode, provider: Partial<Omit<ThemeProviderProps, 'children'>> = {}) {
  return render(component, {
    wrapper: ({ children }) => (
      <ThemeProvider locale="en-US" {...provider}>
        {children}
      </ThemeProvider>
    ),
  });
}
