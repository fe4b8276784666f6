import type { Decorator } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { examplesOf } from '../../../../.storybook/examples.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import * as examples from './SideNav.examples.tsx';
import { menu } from './SideNav.examples.tsx';
import text from './SideNav.examples.tsx?raw';
import { SideNav } from './SideNav.tsx';

const example = examplesOf(examples, text);
const onRetry = fn();
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
  args: { label: 'Main menu', items: menu, currentHref: '/apps/schedule' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '520px' },
      ...guide({
        whenToUse:
          'Once, beside the page, for the way to every page of an app. Under 1024 px give `isDrawer` and open it from the `TopBar`.',
        anatomy:
          'Links, and submenus titled by their label. A submenu may have sections, and a field that filters its links. Each link has "Open in new tab" at its end, and may have an action of the app before it. Collapsed it is a rail of icons, whose submenus open beside it and whose links have "Open in new tab" below. While the links of the submenus load, twelve placeholders stand for them; after an error, a sentence and a button to try again.',
        dataAttributes: { 'data-collapsed': 'Present with `isCollapsed`.' },
        keyboard:
          'Tab visits every link and button. Arrow up and down, Home and End move from row to row. Enter or Space on a submenu opens or closes it; Escape closes one that opened beside the rail. In the filter, arrow down goes to the links and Enter follows the first one.',
        accessibility:
          'A `navigation` landmark named by `label`, lists of links, `aria-current="page"` on the current one, `aria-expanded` on submenus. In the rail every icon has its name, as a tooltip too.',
      }),
    },
  },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
});

export const Whole = meta.story({
  ...example('Whole'),
  decorators: besideAPage,
  play: async ({ canvas, step }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main menu' }));
    await expect(nav.getByRole('link', { name: 'Schedule' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: 'Open in new tab: Schedule' })).toHaveAttribute('target', '_blank');
    await step('arrows, Home and End move from row to row', async () => {
      nav.getByRole('link', { name: 'Home' }).focus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(nav.getByRole('link', { name: 'Closeout' })).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(nav.getByRole('link', { name: 'Work Order' })).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowDown}');
    });
    await step('Enter closes and opens a submenu', async () => {
      const submenu = nav.getByRole('button', { name: 'Applications' });
      await expect(submenu).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(submenu).toHaveAttribute('aria-expanded', 'false');
      await expect(nav.queryByRole('link', { name: 'Schedule' })).toBeNull();
      await userEvent.keyboard('{Enter}');
      await expect(nav.getByRole('link', { name: 'Schedule' })).toBeVisible();
    });
  },
});
export const Grouped = meta.story({
  ...example('Grouped'),
  decorators: besideAPage,
  play: async ({ canvas, step }) => {
    await step('a link is pinned by keyboard', async () => {
      const schedule = canvas.getByRole('link', { name: 'Schedule' });
      schedule.focus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Add Schedule to favourites' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(within(canvas.getByRole('list', { name: 'Favourites' })).getByText('Schedule')).toBeVisible();
    });
    await step('the filter finds it once', async () => {
      await userEvent.type(await canvas.findByRole('searchbox', { name: 'Filter applications' }), 'sched');
      await expect(canvas.getAllByRole('link', { name: 'Schedule' })).toHaveLength(1);
    });
  },
});
export const Loading = meta.story({
  ...example('Loading'),
  decorators: besideAPage,
});
export const Failed = meta.story({
  ...example('Failed', { onRetry }),
  decorators: besideAPage,
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
export const Collapsed = meta.story({
  ...example('Collapsed'),
  decorators: besideAPage,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Applications' }));
    await waitFor(async () => expect(screen.getByRole('dialog', { name: 'Applications' })).toBeVisible());
  },
});
export const LongContent = meta.story({
  ...example('LongContent'),
  decorators: besideAPage,
});
export const InADrawer = meta.story({
  ...example('InADrawer'),
  tags: ['!wide'],
  beforeEach: () => {
    // A followed link must not leave the page of the story.
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await step('following a link closes it', async () => {
      await waitFor(async () => expect(screen.getByRole('dialog', { name: 'Main menu' })).toBeVisible());
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Logistics' }));
      await waitFor(async () => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await waitFor(async () => expect(screen.getByRole('dialog')).toBeVisible());
  },
});
