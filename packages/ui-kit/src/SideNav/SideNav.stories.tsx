import type { Decorator } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview, { examplesOf } from '../../../../.storybook/preview.tsx';
import { windowGuide } from '../testing/framedGuide.testing.ts';
import * as examples from './SideNav.examples.tsx';
import { application, applications, menuOf } from './SideNav.examples.tsx';
import text from './SideNav.examples.tsx?raw';
import { SideNav } from './SideNav.tsx';

const example = examplesOf(examples, text);
const navigate = fn();
const besideAPage: Decorator[] = [
  (Story) => (
    <div style={{ display: 'flex' }}>
      <Story />
      <main style={{ flex: 1, padding: 24 }}>
        <h1>Schedule</h1>
      </main>
    </div>
  ),
];

const meta = preview.meta({
  component: SideNav,
  // Under 1024 px the navigation is a drawer.
  tags: ['wide'],
  args: { label: 'Main menu', items: menuOf(applications), currentHref: '/apps/schedule' },
  parameters: windowGuide('520px', {
    whenToUse:
      'Once, beside the page, for the way to every page of an app. Under 1024 px give `isDrawer` and open it from the `TopBar`.',
    anatomy:
      'Links, and submenus titled by their label. A submenu may have a field that filters its links. Each link has "Open in new tab" at its end, and may have an action of the app before it. Collapsed it is a rail of icons, whose submenus open beside it and whose links have "Open in new tab" below. While the links of the submenus load, twelve placeholders stand for them; after an error, a sentence and a button to try again.',
    dataAttributes: { 'data-collapsed': 'Present with `isCollapsed`.' },
    keyboard:
      'Tab visits every link and button. Arrow up and down, Home and End move from row to row. Enter or Space on a submenu opens or closes it; Escape closes one that opened beside the rail. In the filter, arrow down goes to the links and Enter follows the first one.',
    accessibility:
      'A `navigation` landmark named by `label`, lists of links, `aria-current="page"` on the current one, `aria-expanded` on submenus. In the rail every icon has its name, as a tooltip too.',
  }),
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
});

export const Whole = meta.story({ ...example('MainMenu'), decorators: besideAPage });
export const Filtered = meta.story({ ...example('Filtered'), decorators: besideAPage });
export const Loading = meta.story({
  ...example('MainMenu', { items: menuOf([]), isLoading: true }),
  decorators: besideAPage,
});
export const Failed = meta.story({
  ...example('MainMenu', {
    items: menuOf([]),
    errorMessage: 'An error occurred loading the menu, please try again.',
    onRetry: fn(),
  }),
  decorators: besideAPage,
});
export const Collapsed = meta.story({
  ...example('MainMenu', { defaultCollapsed: true }),
  decorators: besideAPage,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Applications' }));
    await waitFor(async () => expect(screen.getByRole('dialog', { name: 'Applications' })).toBeVisible());
  },
});
export const LongContent = meta.story({
  ...example('MainMenu', {
    items: menuOf([
      application('item', 'Closeout Cost Approval and Document Review of the Northern Programs (All)', 'long'),
      ...Array.from({ length: 39 }, (_, index) => application('item', `Module ${index + 1}`, `${index}`)),
    ]),
    currentHref: '/apps/long',
  }),
  decorators: besideAPage,
});
export const InADrawer = meta.story({
  ...example('InADrawer'),
  tags: ['!wide'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await waitFor(async () => expect(screen.getByRole('dialog')).toBeVisible());
  },
});
