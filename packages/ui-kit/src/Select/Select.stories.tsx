import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { examplesOf } from '../../../../.storybook/examples.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import * as examples from './Select.examples.tsx';
import text from './Select.examples.tsx?raw';
import { Select } from './Select.tsx';

const example = examplesOf(examples, text);

const meta = preview.meta({
  component: Select,
  args: {
    label: 'Status',
    options: [
      { id: 'any', label: 'Any status' },
      { id: 'running', label: 'Running' },
      { id: 'completed', label: 'Completed' },
      { id: 'failed', label: 'Failed' },
    ],
    selectedKey: 'any',
    onSelectionChange: fn(),
  },
  parameters: {
    docs: guide({
      whenToUse:
        'For one of several where the others need not be in view. For two to four short ones use `SegmentedControl`, for actions `Menu`.',
      anatomy:
        'A label, the trigger with the chosen option, a description or an error, and the list, which opens below or above as there is room.',
      dataAttributes: { 'data-invalid': 'Present with `isInvalid`.' },
      keyboard:
        'Enter, Space or arrow down opens the list; arrows move; letters find; Enter chooses; Escape closes it and gives focus back.',
      accessibility:
        'A button named by its label and its value, which opens a `listbox`. Description and error are read after it.',
    }),
  },
});

export const Plain = meta.story(example('Plain'));
export const Empty = meta.story(example('Empty'));
export const Invalid = meta.story(example('Invalid'));
export const Disabled = meta.story(example('Disabled'));
export const ByKeyboard = meta.story({
  ...example('Plain'),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const option = await screen.findByRole('option', { name: 'Failed' });
    await waitFor(() => expect(option).toBeVisible());
    await userEvent.keyboard('f{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Failed/ })).toHaveFocus());
  },
});
export const Keyboard = meta.story({
  ...example('Plain'),
  play: async ({ canvas, step }) => {
    const trigger = (value: RegExp) => canvas.getByRole('button', { name: value });
    const marks = (name: string) => waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());
    const closes = async () => {
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await waitFor(() => expect(trigger(/Status/)).toHaveFocus());
    };
    await step('Enter opens the list, arrows move', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await marks('Any status');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await marks('Completed');
      await userEvent.keyboard('{ArrowUp}');
      await marks('Running');
    });
    await step('Escape closes it, gives focus back and chooses nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await closes();
      await expect(trigger(/Any status/)).toBeVisible();
    });
    await step('Space opens it, a letter finds, Enter chooses', async () => {
      await userEvent.keyboard(' ');
      await marks('Any status');
      await userEvent.keyboard('c');
      await marks('Completed');
      await userEvent.keyboard('{Enter}');
      await closes();
      await expect(trigger(/Completed/)).toBeVisible();
    });
    await step('arrow down opens it, too', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await marks('Completed');
      await userEvent.keyboard('{Escape}');
      await closes();
    });
  },
});
export const Open = meta.story({
  ...example('Plain', { defaultSelectedKey: 'running' }),
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Running' })).toHaveFocus());
  },
});
export const LongText = meta.story(example('LongText'));
