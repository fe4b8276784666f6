import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/index.ts';
import { TabOrder } from './TabOrder.tsx';

const meta = preview.meta({ component: TabOrder });

export const Excluded = meta.story({
  args: { isExcluded: true, children: <Button>Reached by pointer, passed over by Tab</Button> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
  },
});
