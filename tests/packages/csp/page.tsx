import { createRoot } from 'react-dom/client';
import { ThemeProvider } from '@gantry/ui-kit';
import { messages as arabic } from '@gantry/ui-kit/languages/ar';
import { messages as english } from '@gantry/ui-kit/languages/en';
import { probe } from '../../../packages/ui-kit/src/testing/everyComponent/Example.testing.ts';
import { everyExample } from '../../../packages/ui-kit/src/testing/everyComponent/examples.testing.tsx';

/** The interface of the page for the test. */
export interface ExamplesWindow {
  readonly examples: readonly string[];
  /** Replaces the shown component with another. Resolves when it is visible. */
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
      <ThemeProvider key={name} locale={locale} messages={(locale.startsWith('ar') ? arabic : english)(locale)}>
        {render?.(probe)}
      </ThemeProvider>,
    );
    return new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  },
} satisfies ExamplesWindow);
