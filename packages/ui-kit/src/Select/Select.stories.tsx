import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Select, type SelectProps } from './Select.tsx';

const statuses = [
  { id: 'any', label: 'Any status' },
  { id: 'running', label: 'Running' },
  { id: 'completed', label: 'Completed' },
  { id: 'failed', label: 'Failed' },
];

function Held(props: Partial<SelectProps>) {
  const [selected, setSelected] = useState<string | null>(props.selectedKey ?? null);
  return <Select label="Status" options={statuses} {...props} selectedKey={selected} onSelectionChange={setSelected} />;
}

const meta = preview.meta({
  component: Held,
  parameters: {
    docs: {
      description: {
        component:
          'One of several, folded away. **Anatomy:** label, trigger, list. **Keyboard:** Enter, Space or Arrow Down opens; arrows move; letters find; Enter chooses; Escape closes and gives focus back.',
      },
    },
  },
});

export const Plain = meta.story({ args: { selectedKey: 'any' } });
export const Empty = meta.story({ args: { placeholder: 'Choose a status' } });
export const Disabled = meta.story({ args: { selectedKey: 'running', isDisabled: true } });
export const ByKeyboard = meta.story({
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
export const LongText = meta.story({
  args: {
    selectedKey: 'long',
    options: [
      ...statuses,
      { id: 'long', label: 'Waiting for the general contractor of the northern programs to confirm the closeout' },
    ],
  },
});
