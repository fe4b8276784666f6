import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { examplesOf } from '../../../../.storybook/examples.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import * as examples from './AlertDialog.examples.tsx';
import text from './AlertDialog.examples.tsx?raw';
import { AlertDialog, ConfirmDialog } from './AlertDialog.tsx';

const example = examplesOf(examples, text);
const onLeave = fn();

const meta = preview.meta({
  component: AlertDialog,
  subcomponents: { ConfirmDialog },
  args: {
    title: 'Error on Jobs import',
    children: 'Line 17: the site NC-0417 is not part of this program.',
    actionLabel: 'Close',
    tone: 'danger' as const,
    isOpen: true,
    onOpenChange: () => undefined,
    onAction: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '360px' },
      ...guide({
        whenToUse:
          'Interrupts the person to tell one thing, or, as `ConfirmDialog`, to ask before something important. Use it rarely: if no answer is needed, a toast is enough.',
        anatomy:
          'The icon of its tone, a title, a text, and one or two buttons. In a question the text says what will happen, and the button says what the person does ("Delete import", not "Yes").',
        dataAttributes: { 'data-size': 'Always `small`.' },
        keyboard:
          'Focus is on Cancel, or on the only button. Tab wraps around. Escape closes it without the action. A press outside does nothing.',
        accessibility:
          'Role `alertdialog`, named by its title and described by its text. Focus returns to what opened it.',
      }),
    },
  },
});

export const Error = meta.story(example('ImportError', { defaultOpen: true }));
export const Notice = meta.story(example('Notice', { defaultOpen: true }));
export const LongError = meta.story(example('LongError', { defaultOpen: true }));
export const Confirm = meta.story({
  ...example('Confirm', { defaultOpen: true, onLeave }),
  play: async () => {
    onLeave.mockClear();
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onLeave).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
export const ConfirmDanger = meta.story(example('ConfirmDanger', { defaultOpen: true, onDelete: fn() }));
