import { expect, userEvent } from 'storybook/test';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/index.ts';
import { TabOrder } from './TabOrder.tsx';

const meta = preview.meta({
  component: TabOrder,
  parameters: {
    docs: guide({
      whenToUse: 'In lists where arrow keys lead from row to row and one row at a time is a stop of Tab.',
      anatomy: "It draws nothing. The kit's buttons and links below it are passed over by Tab while `isExcluded`.",
      keyboard: 'Tab passes over what is inside; the list itself must lead there by its own keys.',
      accessibility:
        'What is inside keeps its role and name, can be pressed, and is reached by screen readers as before.',
    }),
  },
});

export const Excluded = meta.story({
  args: { isExcluded: true, children: <Button>Reached by pointer, passed over by Tab</Button> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
  },
});
