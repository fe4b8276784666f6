import preview, { guide } from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { TabOrder } from './TabOrder.tsx';

const meta = preview.meta({
  component: TabOrder,
  parameters: guide({
    whenToUse: 'For lists in which arrow keys move between rows and one row at a time is a tab stop.',
    anatomy: "It draws nothing. The kit's buttons and links below it are passed over by Tab while `isExcluded`.",
    keyboard: 'Tab skips what is inside. The list must offer keys that reach it.',
    accessibility:
      'What is inside keeps its role and name, can be pressed, and is reached by screen readers as before.',
  }),
});

export const Excluded = meta.story({
  args: { isExcluded: true, children: <Button>Reached by pointer, passed over by Tab</Button> },
});
