import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { samplePrograms } from '../testing/sampleData.testing.tsx';
import { onStage } from '../testing/ScreenStage.testing.tsx';
import { ProgramFilter, type ProgramFilterProps } from './ProgramFilter.tsx';

function Stateful({ value: valueAtFirst, onChange, ...props }: ProgramFilterProps) {
  const [value, setValue] = useState(valueAtFirst);
  return (
    <ProgramFilter
      {...props}
      value={value}
      onChange={(programIds) => {
        setValue(programIds);
        onChange(programIds);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Pages/Program filter',
  component: ProgramFilter,
  args: { programs: samplePrograms, value: [], onChange: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  decorators: [onStage],
  render: (args) => <Stateful {...args} />,
});

export const Closed = meta.story();
export const Filtered = meta.story({ args: { value: ['HFR', 'GLD'] } });
export const Open = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const popover = within(await screen.findByRole('dialog'));
    await userEvent.click(popover.getByText('Harbor Fiber Rollout'));
    await userEvent.click(popover.getByRole('button', { name: 'Filter' }));
    await expect(args.onChange).toHaveBeenCalledWith(['HFR']);
    await userEvent.click(canvas.getByRole('button'));
  },
});
