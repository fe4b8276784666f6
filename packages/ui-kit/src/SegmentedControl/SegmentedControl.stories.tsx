import { expect, fn, userEvent } from 'storybook/test';
import { examplesOf } from '../../../../.storybook/examples.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import * as examples from './SegmentedControl.examples.tsx';
import text from './SegmentedControl.examples.tsx?raw';
import { SegmentedControl } from './SegmentedControl.tsx';

const example = examplesOf(examples, text);

const meta = preview.meta({
  component: SegmentedControl,
  args: {
    label: 'Theme',
    options: [
      { id: 'system', label: 'System' },
      { id: 'light', label: 'Light' },
      { id: 'dark', label: 'Dark' },
    ],
    selectedKey: 'system',
    onSelectionChange: fn(),
  },
  parameters: {
    docs: guide({
      whenToUse:
        'For one of a few (two to four, with short labels) that change what is shown at once. For more use `Select`, for parts of a subject with a panel each `Tabs`.',
      anatomy: 'A label, which may be hidden, and the segments on one track; the chosen one lies on top.',
      keyboard: 'Tab reaches the chosen one; the arrows choose the next, mirrored from right to left.',
      accessibility: 'A radio group named by its label, whose radios are named by their words.',
    }),
  },
});

export const Plain = meta.story({
  ...example('Plain'),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
});
export const Keyboard = meta.story({
  ...example('Plain', { defaultSelectedKey: 'light' }),
  play: async ({ canvas, step }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await step('Tab reaches the chosen one', async () => {
      await userEvent.tab();
      await expect(radio('Light')).toHaveFocus();
    });
    await step('arrows choose the next along the text, and the one before', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(radio('Dark')).toBeChecked();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(radio('System')).toBeChecked();
      await userEvent.keyboard('{ArrowDown}');
      await expect(radio('Light')).toBeChecked();
      await userEvent.keyboard('{ArrowUp}');
      await expect(radio('System')).toBeChecked();
      await expect(radio('System')).toHaveFocus();
    });
  },
});
export const Invalid = meta.story(example('Invalid'));
export const Disabled = meta.story(example('Disabled'));
export const LongText = meta.story(example('LongText'));
export const RightToLeft = meta.story({
  ...example('RightToLeft'),
  globals: { language: 'arabic' },
  play: async ({ canvas, step }) => {
    await step('arrow left chooses the next, arrow right the one before', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(canvas.getByRole('radio', { name: 'داكن' })).toBeChecked();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'فاتح' })).toBeChecked();
    });
  },
});
