import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { exampleCode } from '../../../../.storybook/exampleCode.ts';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const themes = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
];

const longThemes = [
  { id: 'system', label: 'As this device is set' },
  { id: 'light', label: 'Always light' },
  { id: 'dark', label: 'Always dark' },
];

const arabicThemes = [
  { id: 'system', label: 'مظهر النظام' },
  { id: 'light', label: 'فاتح' },
  { id: 'dark', label: 'داكن' },
];

function Held(props: SegmentedControlProps) {
  const [value, setValue] = useState(props.selectedKey);
  return <SegmentedControl {...props} selectedKey={value} onSelectionChange={setValue} />;
}

/** Returns the code of a control with these options, with each further property on its own line. */
const codeOf = (
  label: string,
  options: SegmentedControlProps['options'],
  value: string,
  ...further: readonly string[]
) =>
  exampleCode(`
const [theme, setTheme] = useState('${value}');

<SegmentedControl
  label="${label}"
  options={[
${options.map((option) => `    { id: '${option.id}', label: '${option.label}' },`).join('\n')}
  ]}
  selectedKey={theme}
  onSelectionChange={setTheme}${further.map((line) => `\n  ${line}`).join('')}
/>`);

const meta = preview.meta({
  component: SegmentedControl,
  args: { label: 'Theme', options: themes, selectedKey: 'system', onSelectionChange: fn() },
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
  parameters: codeOf('Theme', themes, 'system'),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
});
export const Keyboard = meta.story({
  parameters: codeOf('Theme', themes, 'light'),
  args: { selectedKey: 'light' },
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
  parameters: codeOf(
    'Theme',
    themes,
    'system',
    'isInvalid',
    'errorMessage="This theme is not offered here. Choose another."',
  ),
  args: { isInvalid: true, errorMessage: 'This theme is not offered here. Choose another.' },
});
export const Disabled = meta.story({
  parameters: codeOf('Theme', themes, 'system', 'isDisabled'),
  args: { isDisabled: true },
});
export const LongText = meta.story({
  parameters: codeOf('Theme', longThemes, 'system'),
  args: {
    options: longThemes,
  },
});
export const RightToLeft = meta.story({
  parameters: codeOf('المظهر', arabicThemes, 'system'),
  globals: { language: 'arabic' },
  args: {
    label: 'المظهر',
    options: arabicThemes,
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
