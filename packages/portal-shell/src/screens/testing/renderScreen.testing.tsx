import { ThemeProvider } from '@gantry/ui-kit';
import { messages as arabic } from '@gantry/ui-kit/languages/ar';
import { messages as english } from '@gantry/ui-kit/languages/en';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { ScreenStage } from './ScreenStage.testing.tsx';

const referenceOfTests = () => '7K2M-9QXD';

/** Renders a screen inside the providers of the portal. */
export function renderScreen(screen: ReactNode, { locale = 'en-US', path = '/' } = {}) {
  const messages = (locale.startsWith('ar') ? arabic : english)(locale);
  return render(screen, {
    wrapper: ({ children }) => (
      <ThemeProvider locale={locale} messages={messages} errorReference={referenceOfTests}>
        <ScreenStage path={path}>{children}</ScreenStage>
      </ThemeProvider>
    ),
  });
}
