import { ThemeProvider } from '@gantry/ui-kit';
import { StrictMode, type ReactNode } from 'react';
import type { Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NotificationDialogs } from '../NotificationDialogs/NotificationDialogs.tsx';
import { createDemoCenter, type DemoOptions } from './createDemoCenter.testing.ts';
import { DemoStage } from './DemoStage.testing.tsx';
import { messagesOf } from './messagesOf.testing.ts';

interface RenderOptions extends DemoOptions {
  readonly locale?: string;
  readonly timeZones?: readonly string[];
  /** Also renders the dialogs, for a screen that does not include them. */
  readonly withDialogs?: boolean;
}

/** The texts of the elements that a locator finds now. */
export const textsOf = (locator: Locator) => locator.elements().map(({ textContent }) => textContent);

/**
 * Renders a screen on an in-memory platform, whose notifications may be all that is given, under StrictMode, which runs every effect
 * twice.
 */
export async function renderInDemo(screen: ReactNode, given: RenderOptions | DemoOptions['notifications'] = {}) {
  const {
    locale = 'en-US',
    timeZones,
    withDialogs = false,
    ...options
  } = 'length' in given ? { notifications: given } : given;
  const demo = createDemoCenter(options);
  const messages = messagesOf(locale).kit;
  const rendered = await render(screen, {
    wrapper: ({ children }) => (
      <StrictMode>
        <ThemeProvider locale={locale} messages={messages} timeZones={timeZones}>
          <DemoStage demo={demo}>
            {children}
            {withDialogs && <NotificationDialogs />}
          </DemoStage>
        </ThemeProvider>
      </StrictMode>
    ),
  });
  return { ...rendered, ...demo };
}
