import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inMain } from '../testing/ScreenStage.testing.tsx';
import { UserLogoutScreen } from './UserLogoutScreen.tsx';

const meta = preview.meta({
  title: 'Pages/Logout',
  component: UserLogoutScreen,
  args: { onLogout: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
  decorators: [inMain],
});

export const LoggingOut = meta.story();
