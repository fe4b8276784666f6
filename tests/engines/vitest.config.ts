import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { components, inBrowser, patience } from '../../vitest.config.ts';
import { missingFor } from './start.ts';
import { engineProvider } from './vitestProvider.ts';

interface Subject {
  /** The folder of the kit. */
  readonly folder: string;
  /** What an engine does there in its own way. */
  readonly because: string;
  /** What an engine cannot do here, and why. */
  readonly not?: Readonly<Record<string, string>>;
}

/** The tests of the kit that run in Firefox and WebKitGTK too. All others run in Chromium alone. */
const subjects: readonly Subject[] = [
  { folder: 'Drawer', because: 'focus in a dialog and back, Escape, presses outside' },
  { folder: 'Menu', because: 'arrow keys and letters, focus back to the button' },
  { folder: 'Tabs', because: 'arrow keys in both directions, the line that moves' },
  {
    folder: 'DataTable',
    because: 'scrolling, columns that are measured',
    not: {
      firefox: 'after other rows, columns do not share the width in time; why is not known',
      webkit: 'a row does not grow there in the test of a font that loads; why is not known',
    },
  },
  { folder: 'ProgressRow', because: 'a press anywhere on a row, its order of Tab, lines that are measured' },
  { folder: 'CommandPalette', because: 'typing, arrow keys in a list, a dialog, phones' },
  { folder: 'SegmentedControl', because: 'arrow keys, measuring' },
  { folder: 'MatchedText', because: 'the line below a match' },
];

const engines = ['firefox', 'webkit'] as const;

const files = (engine: string) =>
  process.env['PLANTED'] === 'true'
    ? ['tests/engines/planted.browser.test.ts']
    : subjects
        .filter(({ not }) => not?.[engine] === undefined)
        .map(({ folder }) => `packages/ui-kit/src/${folder}/*.browser.test.{ts,tsx}`);

export default defineConfig({
  ...components,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'engines',
    ...patience,
    // An element that is waited for is waited for until the test ends. None of these tests takes more than seconds.
    testTimeout: 60_000,
    browser: {
      ...inBrowser,
      provider: engineProvider(),
      instances: engines
        .filter((browser) => missingFor(browser).length === 0)
        .map((browser) => ({ browser, include: files(browser) })),
    },
  },
});
