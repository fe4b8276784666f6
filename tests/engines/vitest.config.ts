import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { components, inBrowser, patience } from '../../vitest.config.ts';
import { missingFor } from './start.ts';
import { engineProvider } from './vitestProvider.ts';

const kit = 'packages/ui-kit/src';
const center = 'packages/notification-center/src/ui';

/** The tests that run in Firefox and WebKitGTK too, by what an engine does there in its own way. All others run in Chromium alone. */
const subjects: readonly { readonly files: string; readonly because: string }[] = [
  { files: 'tests/engines/planted', because: 'a planted fault, which an engine must find' },
  { files: `${kit}/Drawer/*`, because: 'focus in a dialog and back, Escape, presses outside' },
  { files: `${kit}/Menu/*`, because: 'arrow keys and letters, focus back to the button' },
  { files: `${kit}/Tabs/*`, because: 'arrow keys in both directions, the line that moves' },
  { files: `${kit}/DataTable/*`, because: 'scrolling, columns that are measured' },
  { files: `${kit}/ProgressRow/*`, because: 'a press anywhere on a row, its order of Tab, lines that are measured' },
  { files: `${kit}/CommandPalette/*`, because: 'typing, arrow keys in a list, a dialog, phones' },
  { files: `${kit}/SearchField/*`, because: 'typing, compositions, a list that opens without focus' },
  { files: `${kit}/SegmentedControl/*`, because: 'arrow keys, measuring' },
  { files: `${kit}/Toast/*`, because: 'F6, focus back to the page, animations' },
  { files: `${kit}/theme/direction`, because: 'the direction of a language' },
  { files: 'packages/platform-client/src/uploads/shrinkImage', because: 'pictures that are read and drawn' },
  { files: `${center}/NotificationListView/groupsAndShortcuts`, because: 'keys of rows and groups' },
  { files: `${center}/NotificationRow/rowMenu`, because: 'the menu of a row, focus back to it' },
  { files: `${center}/NotificationPanel/PanelDrawer`, because: 'focus in the panel, Escape' },
  { files: `${kit}/MatchedText/*`, because: 'the line below a match' },
];

const engines = ['firefox', 'webkit'] as const;

export default defineConfig({
  ...components,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'engines',
    ...patience,
    // An element that is waited for is waited for until the test ends. None of these tests takes more than seconds.
    testTimeout: 60_000,
    maxWorkers: engines.length,
    browser: {
      ...inBrowser,
      // Vitest gives each engine one page then, and so both run beside each other.
      headless: false,
      ui: false,
      // Vitest runs engines beside each other only if mocks need no provider.
      importMapMocks: true,
      provider: engineProvider(),
      instances: engines
        .filter((browser) => missingFor(browser).length === 0)
        .map((browser) => ({ browser, include: subjects.map(({ files }) => `${files}.browser.test.{ts,tsx}`) })),
    },
  },
});
