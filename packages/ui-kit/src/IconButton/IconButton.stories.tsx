import { Bell, X } from 'lucide-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../tokens/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({ component: IconButton, args: { label: 'Close', icon: <X />, onPress: fn() } });

export const Quiet = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Close');
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
export const Small = meta.story({ args: { size: 'small' } });
export const OnBar = meta.story({
  args: { variant: 'onBar', label: 'Notifications', icon: <Bell /> },
  decorators: [
    (Story) => (
      <div style={{ background: tokens.color.backgroundBar, padding: 6 }}>
        <Story />
      </div>
    ),
  ],
});
export const Disabled = meta.story({ args: { isDisabled: true } });
