import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleCode } from '../../../../.storybook/exampleCode.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const themes = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
];

function Held(props: SegmentedControlProps) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

/** What an app writes, with the properties given. */
const held = (properties = '') =>
  exampleCode(`const [theme, setTheme] = useState('system');

<SegmentedControl
  label="Theme"
  options={themes}
  value={theme}
  onChange={setTheme}${properties && `\n  ${properties}`}
/>`);

const meta = preview.meta({
  component: SegmentedControl,
  args: { label: 'Theme', options: themes, value: 'system', onChange: fn() },
  render: (args) => <Held {...args} />,
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
  parameters: held(),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
});
export const Keyboard = meta.story({
  args: { value: 'light' },
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
export const Invalid = meta.story({
  args: { isInvalid: true, errorMessage: 'This theme is not offered here. Choose another.' },
  parameters: held('isInvalid errorMessage="This theme is not offered here. Choose another."'),
});
export const Disabled = meta.story({ args: { isDisabled: true }, parameters: held('isDisabled') });
export const LongText = meta.story({
  args: {
    options: [
      { id: 'system', label: 'As this device is set' },
      { id: 'light', label: 'Always light' },
      { id: 'dark', label: 'Always dark' },
    ],
  },
  parameters: held(),
});
export const RightToLeft = meta.story({
  globals: { language: 'arabic' },
  args: {
    label: 'المظهر',
    options: [
      { id: 'system', label: 'مظهر النظام' },
      { id: 'light', label: 'فاتح' },
      { id: 'dark', label: 'داكن' },
    ],
  },
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
