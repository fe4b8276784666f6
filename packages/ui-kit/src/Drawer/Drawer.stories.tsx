import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { examplesOf } from '../../../../.storybook/examples.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import * as examples from './Drawer.examples.tsx';
import text from './Drawer.examples.tsx?raw';
import { Drawer } from './Drawer.tsx';
import { SideDrawer } from './SideDrawer.tsx';

const example = examplesOf(examples, text);

const meta = preview.meta({
  component: Drawer,
  subcomponents: { SideDrawer },
  args: {
    title: 'Programs',
    isOpen: true,
    onOpenChange: fn(),
    children: 'Please select a program to continue',
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '360px' },
      ...guide({
        whenToUse:
          'For a list or a task that accompanies the page: notifications, programs, an account. For a few words beside a button use `Popover`; for a question that must be answered, `Dialog`.',
        anatomy:
          'A header with the title, actions and the close button; the content, which scrolls; an optional footer that stays. It begins below the `TopBar` if there is one. Under 640 px it fills the window.',
        dataAttributes: {
          'data-side': 'The `placement`: `start` or `end`.',
          'data-size': 'The `size`.',
          'data-exiting': 'Present while the drawer closes.',
        },
        keyboard:
          'Opening moves focus to the drawer. Closing returns it, unless it has moved elsewhere. Escape inside closes it. Tab leaves a drawer; in a modal one it wraps around.',
        accessibility:
          'A dialog named by its title. With `isModal`, and on a phone, the page is out of reach until it closes; a press beside it closes it. Under reduced motion it fades.',
      }),
    },
  },
});

export const BesideThePage = meta.story({
  ...example('BesideThePage'),
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Programs' });
    await step('Enter opens it and focus moves to it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(screen.getByRole('dialog', { name: 'Programs' })).toHaveFocus());
    });
    await step('Escape closes it and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(async () => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(screen.getByRole('dialog')).toBeVisible());
  },
});
export const Modal = meta.story({
  ...example('Modal', { defaultOpen: true }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Programs' });
    await waitFor(async () => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const WithActionsAndFooter = meta.story(
  example('WithActionsAndFooter', { defaultOpen: true, onRefresh: fn(), onClear: fn(), onFilter: fn() }),
);
export const LongContent = meta.story(example('LongContent', { defaultOpen: true, onRemind: fn() }));
export const Small = meta.story(example('Small', { defaultOpen: true }));
export const Large = meta.story(example('Large', { defaultOpen: true }));
export const AtTheStart = meta.story(example('AtTheStart', { defaultOpen: true }));
