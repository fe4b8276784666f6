import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inMain } from '../testing/ScreenStage.testing.tsx';
import { UserLogoutScreen } from './UserLogoutScreen.tsx';

const onLogout = fn();

const meta = preview.meta({
  title: 'Pages/Logout',
  component: UserLogoutScreen,
  args: { onLogout },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
  beforeEach: () => {
    onLogout.mockClear();
  },
  decorators: [inMain],
});

export const LoggingOut = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await waitFor(() => expect(onLogout).toHaveBeenCalled());
  },
});
