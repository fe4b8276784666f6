import { CircleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({ component: VisuallyHidden });

export const BesideAnIcon = meta.story({
  args: { children: 'Failed:' },
  render: (args) => (
    <p>
      <CircleAlert size={16} /> <VisuallyHidden {...args} /> Schedule export
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed:')).toBeInTheDocument();
  },
});
