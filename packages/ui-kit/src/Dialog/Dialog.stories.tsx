import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { examplesOf } from '../../../../.storybook/examples.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import * as examples from './Dialog.examples.tsx';
import text from './Dialog.examples.tsx?raw';
import { Dialog } from './Dialog.tsx';

const example = examplesOf(examples, text);
const handlers = { onDownload: fn(), onOpenPage: fn() };

const meta = preview.meta({
  component: Dialog,
  args: {
    title: 'Import results',
    children: 'Twelve jobs were created, three were updated, and one line could not be read.',
    isOpen: true,
    onOpenChange: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '480px' },
      ...guide({
        whenToUse:
          'Work on one thing, apart from the page, which waits. Use `AlertDialog` to tell or ask one thing, `Drawer` for what stands beside the page, `Popover` for a few fields of one button.',
        anatomy:
          'Title, close button, content, and a footer whose last button goes on. Long content scrolls between title and footer. On a narrow screen it stands at the lower edge.',
        dataAttributes: { 'data-size': 'The `size`.' },
        keyboard:
          'Focus goes to the dialog and stays within; Tab and Shift+Tab go round; Escape closes it; focus returns to what opened it.',
        accessibility:
          'Role `dialog`, named by its title. The page behind it is hidden from screen readers; toasts are not.',
      }),
    },
  },
});

export const Medium = meta.story(example('Medium', { defaultOpen: true }));
export const Small = meta.story(example('Small', { defaultOpen: true }));
export const Large = meta.story(example('Large', { defaultOpen: true }));
export const WithFooter = meta.story({
  ...example('WithFooter', { defaultOpen: true, ...handlers }),
  play: async ({ canvasElement }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Import results' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Open the page' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvasElement.querySelector('button') ?? canvasElement);
    const opened = await screen.findByRole('dialog');
    await waitFor(() => expect(opened).toBeVisible());
  },
});
export const LongContent = meta.story(example('LongContent', { defaultOpen: true, onDownload: handlers.onDownload }));
