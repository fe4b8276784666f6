import { ThemeProvider } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  ThemeProvider: {
    hasNoElement: 'It gives what is under it a language, a direction and tokens.',
    render: () => <ThemeProvider locale="en-US">Portal</ThemeProvider>,
  },
};
