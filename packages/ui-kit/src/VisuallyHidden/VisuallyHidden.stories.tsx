import { CircleAlert } from 'lucide-react';
import preview, { guide } from '../../../../.storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  component: VisuallyHidden,
  parameters: guide({
    whenToUse: 'For what a picture, a colour or a position says to those who see it.',
    anatomy: 'Text that takes no room and is not drawn.',
    keyboard:
      'None: nothing inside may take focus, as it would be out of sight. For a link that shows on focus use `SkipLink`.',
    accessibility: 'Screen readers read it at its place in the text.',
  }),
});

export const BesideAnIcon = meta.story({
  args: { children: 'Failed:' },
  render: (args) => (
    <p>
      <CircleAlert size={16} /> <VisuallyHidden {...args} /> Schedule export
    </p>
  ),
});
