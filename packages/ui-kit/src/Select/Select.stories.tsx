import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { exampleCode } from '../../../../.storybook/exampleCode.ts';
import { Select, type SelectProps } from './Select.tsx';

const statuses = [
  { id: 'any', label: 'Any status' },
  { id: 'running', label: 'Running' },
  { id: 'completed', label: 'Completed' },
  { id: 'failed', label: 'Failed' },
];

function Held(props: SelectProps) {
  const [value, setValue] = useState(props.selectedKey);
  return <Select {...props} selectedKey={value} onSelectionChange={setValue} />;
}

/** Returns the code of a field with a status, with each further property on its own line. */
const code = (status: string, ...further: readonly string[]) =>
  exampleCode(`
const [status, setStatus] = useState${status === 'null' ? '<string | null>' : ''}(${status});

<Select
  label="Status"
  options={[
    { id: 'any', label: 'Any status' },
    { id: 'running', label: 'Running' },
    { id: 'completed', label: 'Completed' },
    { id: 'failed', label: 'Failed' },
  ]}
  selectedKey={status}
  onSelectionChange={setStatus}${further.map((line) => `\n  ${line}`).join('')}
/>`);

const meta = preview.meta({
  component: Select,
  args: { label: 'Status', options: statuses, selectedKey: null, onSelectionChange: fn() },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: guide({
      whenToUse:
        'For one of several where the others need not be in view. For two to four short ones use `SegmentedControl`, for actions `Menu`.',
      anatomy:
        'A label, the trigger with the chosen option, a description or an error, and the list, which opens below or above as there is room.',
      keyboard:
        'Enter, Space or arrow down opens the list; arrows move; letters find; Enter chooses; Escape closes it and gives focus back.',
      accessibility:
        'A button named by its label and its value, which opens a `listbox`. Description and error are read after it.',
    }),
  },
});

export const Plain = meta.story({
  parameters: code("'any'"),
  args: { selectedKey: 'any' },
});
export const Empty = meta.story({
  parameters: code('null', 'placeholder="Choose a status"'),
  args: { placeholder: 'Choose a status' },
});
export const Invalid = meta.story({
  parameters: code('null', 'isInvalid', 'errorMessage="Choose a status to go on."'),
  args: { isInvalid: true, errorMessage: 'Choose a status to go on.' },
});
export const Disabled = meta.story({
  parameters: code("'running'", 'isDisabled'),
  args: { selectedKey: 'running', isDisabled: true },
});
export const ByKeyboard = meta.story({
  parameters: code("'any'"),
  args: { selectedKey: 'any' },
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
  parameters: code("'any'"),
  args: { selectedKey: 'any' },
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
  parameters: code("'running'"),
  args: { selectedKey: 'running' },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Running' })).toHaveFocus());
  },
});
export const LongText = meta.story({
  parameters: exampleCode(`
const [status, setStatus] = useState('long');

<Select
  label="Status"
  options={[
    ...statuses,
    { id: 'long', label: 'Waiting for the general contractor of the northern programs to confirm the closeout' },
  ]}
  selectedKey={status}
  onSelectionChange={setStatus}
/>`),
  args: {
    selectedKey: 'long',
    options: [
      ...statuses,
      { id: 'long', label: 'Waiting for the general contractor of the northern programs to confirm the closeout' },
    ],
  },
});
