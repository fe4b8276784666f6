import { createRoot } from 'react-dom/client';
import { ThemeProvider } from '@gantry/ui-kit';
import { kitMessagesFor } from '@gantry/ui-kit/messages';
import { everyExample, probe } from '../../../packages/ui-kit/src/testing/everyComponent/examples.testing.ts';

/** What the page gives to the test. */
export interface ExamplesWindow {
  readonly examples: readonly string[];
  /** Draws one component in place of the one before; resolves when it can be seen. */
  readonly show: (name: string, locale: string) => Promise<void>;
}

const host = document.querySelector('main');
if (host === null) throw new Error('The page has no main element.');
const root = createRoot(host);

Object.assign(window, {
  examples: everyExample.map(([name]) => name),
  show: (name, locale) => {
    const render = everyExample.find(([example]) => example === name)?.[1].render;
    root.render(
      <ThemeProvider key={name} locale={locale} messages={kitMessagesFor(locale)}>
        {render?.(probe)}
      </ThemeProvider>,
    );
    return new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  },
} satisfies ExamplesWindow);
