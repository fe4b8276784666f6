import { ThemeProvider, messagesFor } from '@gantry/ui-kit';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { ScreenStage } from './ScreenStage.testing.tsx';

/** Renders a screen as the portal would show it. */
export function renderScreen(screen: ReactNode, { locale = 'en-US', path = '/' } = {}) {
  const messages = messagesFor(locale);
  return render(screen, {
    wrapper: ({ children }) => (
      <ThemeProvider locale={locale} messages={messages}>
        <ScreenStage path={path}>{children}</ScreenStage>
      </ThemeProvider>
    ),
  });
}
