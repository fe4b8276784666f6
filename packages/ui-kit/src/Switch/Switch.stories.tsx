import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  component: Switch,
  args: { children: 'Compact rows', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'On or off, at once. **Anatomy:** text, track with its thumb. **Keyboard:** Space toggles. The text names the thing that is on, never the state.',
      },
    },
  },
});

export const Off = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('switch', { name: 'Compact rows' })).toBeChecked();
    await userEvent.keyboard(' ');
  },
});
export const On = meta.story({ args: { defaultSelected: true } });
export const Disabled = meta.story({ args: { isDisabled: true } });
export const LongText = meta.story({
  args: { children: 'Tell me in this browser when an export of any of my programs has completed or failed' },
});
