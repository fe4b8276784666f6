import { X } from 'lucide-react';
import { fn, screen, userEvent } from 'storybook/test';
import preview, { guide } from '../../../../.storybook/preview.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  component: IconButton,
  args: { label: 'Close', icon: <X />, onPress: fn() },
  parameters: guide({
    whenToUse:
      'For an action whose icon everyone knows (close, more, refresh), if a word has no room. Otherwise use `Button`.',
    anatomy:
      'An icon in a square, smaller with `size="small"` but never under 24 px; its name as a tooltip. On the top bar use `TopBarButton`.',
    dataAttributes: { 'data-size': 'The `size`.' },
    keyboard: 'Tab reaches it and shows the tooltip; Enter or Space presses it; Escape hides the tooltip.',
    accessibility: 'A button named by `label`. The tooltip repeats the name and never adds to it.',
  }),
});

export const Quiet = meta.story({
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
});
export const Small = meta.story({ args: { size: 'small' } });
export const Disabled = meta.story({ args: { isDisabled: true } });
