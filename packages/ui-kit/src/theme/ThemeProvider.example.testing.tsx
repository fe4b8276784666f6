import { ThemeProvider } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** For the tests that hold for every component. */
export const examples: Examples = {
  ThemeProvider: {
    hasNoElement: 'It gives what is under it a language, a direction and tokens.',
    render: () => <ThemeProvider locale="en-US">Portal</ThemeProvider>,
  },
};
