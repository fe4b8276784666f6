import { Download } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { examplesOf } from '../../../../.storybook/examples.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import * as examples from './Button.examples.tsx';
import text from './Button.examples.tsx?raw';
import { Button } from './Button.tsx';

const example = examplesOf(examples, text);
const onExport = fn();

const meta = preview.meta({
  component: Button,
  args: { children: 'Export', onPress: fn() },
  parameters: {
    docs: guide({
      whenToUse:
        'For starting an action. For going somewhere use `Link`, for an icon alone `IconButton`, for the actions that have no room `Menu`.',
      anatomy:
        'A verb, with an icon before it where that helps to find it. One `primary` button at most in view; `danger` for what cannot be undone; `quiet` in rows and toolbars. A long text wraps.',
      dataAttributes: { 'data-variant': 'The `variant`.', 'data-size': 'The `size`.' },
      keyboard: 'Tab reaches it; Enter or Space presses it. While pending it keeps focus and ignores presses.',
      accessibility:
        'A button named by its text. While pending it shows a running bar and says that it is in progress. A disabled button is passed over by Tab: say why beside it.',
    }),
  },
});

export const Primary = meta.story({
  args: { variant: 'primary' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
export const Secondary = meta.story({ args: { variant: 'secondary' } });
export const Quiet = meta.story({ args: { variant: 'quiet' } });
export const Danger = meta.story({ args: { variant: 'danger', children: 'Delete import' } });
export const Small = meta.story({ args: { size: 'small' } });
export const WithIcon = meta.story({ args: { icon: <Download /> } });
export const Pending = meta.story({ args: { variant: 'primary', isPending: true } });
export const Disabled = meta.story({ args: { isDisabled: true } });
export const LongText = meta.story({
  args: { children: 'Export the closeout documents of every site of the northern programs' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});
export const Keyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('Tab reaches it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
    });
    await step('Enter presses it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).toHaveBeenCalledTimes(1);
    });
    await step('Space presses it', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onPress).toHaveBeenCalledTimes(2);
    });
  },
});
export const PendingByKeyboard = meta.story({
  ...example('Pending', { onExport }),
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    onExport.mockClear();
    const exporting = canvas.getByRole('button', { name: /Export/ });
    await step('it keeps focus when it becomes pending', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(onExport).toHaveBeenCalledOnce();
      await expect(await canvas.findByRole('progressbar')).toBeInTheDocument();
      await expect(exporting).toHaveFocus();
    });
    await step('it ignores presses while it is', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(onExport).toHaveBeenCalledOnce();
      await expect(exporting).toHaveFocus();
    });
    await step('Tab still reaches it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Finish' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(exporting).toHaveFocus();
    });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
});
