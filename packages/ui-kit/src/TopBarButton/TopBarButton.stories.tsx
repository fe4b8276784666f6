import { fn, screen, userEvent } from 'storybook/test';
import preview, { boxed, guide } from '../../../../.storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { tokens } from '../tokens/index.ts';
import { TopBarButton } from './TopBarButton.tsx';

const meta = preview.meta({
  component: TopBarButton,
  args: { label: 'Notifications', icon: <Icon name="notification" />, onPress: fn() },
  parameters: guide({
    whenToUse: 'For what opens from the `TopBar`: notifications, help, the account. Elsewhere use `IconButton`.',
    anatomy:
      'An icon in 40 px, its name as a tooltip, a badge for a count above zero, or a quiet dot (`dotLabel`) for something new.',
    keyboard: 'Enter and Space press it.',
    accessibility:
      'Named by `label` and the count ("Notifications, 3 unread"). Spread `usePanel().triggerProps` for `aria-expanded` and `aria-controls`.',
  }),
  decorators: [boxed({ background: tokens.color.backgroundBar, padding: 4 })],
});

export const Quiet = meta.story({
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
});
export const WithCount = meta.story({
  args: { badgeCount: 3 },
});
export const WithLargeCount = meta.story({ args: { badgeCount: 2400 } });
export const WithDot = meta.story({
  args: { label: 'Help', icon: <Icon name="help" />, dotLabel: 'something is new' },
});
export const Open = meta.story({ args: { 'aria-expanded': true, badgeCount: 12 } });
