import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { examplesOf } from '../../../../.storybook/examples.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import * as examples from './PanelGroup.examples.tsx';
import text from './PanelGroup.examples.tsx?raw';
import { PanelGroup } from './PanelGroup.tsx';

const example = examplesOf(examples, text);

const meta = preview.meta({
  component: PanelGroup,
  args: { selectedKey: null, onSelectionChange: () => {}, children: null },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '320px' },
      ...guide({
        whenToUse:
          'Around the top bar and its panels (account, help, notifications, programs), of which one at most may be open.',
        anatomy:
          '`PanelGroup` holds the id of the open panel. `usePanel(id)` gives `triggerProps` for the button of a drawer, and `panelProps` for the `Drawer` or the `PopoverTrigger`.',
        keyboard: 'That of the panels. Opening a second panel closes the first in the same press.',
        accessibility: '`triggerProps` carry `aria-expanded`, and `aria-controls` while the panel is there.',
      }),
    },
  },
});

export const AllClosed = meta.story({
  ...example('ThreePanels'),
  play: async ({ canvas, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await step('one press opens a panel', async () => {
      await userEvent.click(button('Notifications'));
      await waitFor(async () => expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible());
      await expect(button('Notifications')).toHaveAttribute('aria-expanded', 'true');
    });
    await step('one press opens another and closes the first', async () => {
      await userEvent.click(button('Account'));
      await waitFor(async () => expect(screen.getByRole('dialog', { name: 'Account' })).toBeVisible());
      await waitFor(async () => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull());
    });
    await step('also from a popover to a drawer', async () => {
      await userEvent.click(button('Programs'));
      await waitFor(async () => expect(screen.getByRole('dialog', { name: 'Programs' })).toBeVisible());
      await waitFor(async () => expect(screen.queryByRole('dialog', { name: 'Account' })).toBeNull());
    });
  },
});
export const Keyboard = meta.story({
  ...example('ThreePanels'),
  play: async ({ canvas, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    const panel = (name: string) => screen.queryByRole('dialog', { name });
    await step('Enter opens a panel, Escape closes it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(panel('Notifications')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(async () => expect(panel('Notifications')).toBeNull());
      await waitFor(async () => expect(button('Notifications')).toHaveFocus());
    });
    // On a phone a drawer covers the page, so no other button can be reached.
    if (matchMedia('(width < 640px)').matches) return;
    await step('Enter on the button of another panel closes the first', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(panel('Notifications')).toHaveFocus());
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await expect(button('Programs')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(panel('Programs')).toHaveFocus());
      await waitFor(async () => expect(panel('Notifications')).toBeNull());
    });
    await step('so does Space, from a drawer to a popover', async () => {
      await userEvent.tab({ shift: true });
      await expect(button('Account')).toHaveFocus();
      await userEvent.keyboard(' ');
      await waitFor(async () => expect(panel('Account')).toHaveFocus());
      await waitFor(async () => expect(panel('Programs')).toBeNull());
    });
  },
});
export const OneOpen = meta.story(example('ThreePanels', { defaultSelectedKey: 'notifications' }));
