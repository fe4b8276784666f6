import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const themes = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
];

function Held({ isDisabled = false, options = themes }) {
  const [value, setValue] = useState('system');
  return <SegmentedControl label="Theme" options={options} value={value} onChange={setValue} isDisabled={isDisabled} />;
}

const meta = preview.meta({
  component: Held,
  parameters: {
    docs: {
      description: {
        component:
          'One of a few, in view, at once. **Anatomy:** label, track, segments. **Keyboard:** Tab reaches the chosen one; arrows choose the next, mirrored from right to left. It is a radio group to assistive technology.',
      },
    },
  },
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
});
export const Disabled = meta.story({ args: { isDisabled: true } });
export const LongText = meta.story({
  args: {
    options: [
      { id: 'system', label: 'As this device is set' },
      { id: 'light', label: 'Always light' },
      { id: 'dark', label: 'Always dark' },
    ],
  },
});
