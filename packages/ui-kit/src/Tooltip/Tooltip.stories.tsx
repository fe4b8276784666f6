import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  component: Tooltip,
  args: { label: 'Updated 3 minutes ago', children: <Button>Refresh</Button> },
});

export const OnFocus = meta.story({
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Updated 3 minutes ago');
  },
});
export const LongText = meta.story({
  args: { label: 'Northern corridor fiber and small-cell densification, phase two, Ministry of Works framework' },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
});
