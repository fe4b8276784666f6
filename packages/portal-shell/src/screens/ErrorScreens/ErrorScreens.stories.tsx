import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onStage } from '../testing/ScreenStage.testing.tsx';
import {
  MaintenanceScreen,
  NotAuthorizedScreen,
  NotFoundScreen,
  ServerErrorScreen,
  SessionExpiredScreen,
  UnauthorizedScreen,
} from './ErrorScreens.tsx';

const onSignIn = fn();
const contactSupportHref = 'https://support.example/contact';
const statusPageHref = 'https://status.example/';

const meta = preview.meta({
  title: 'Pages/Errors',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  decorators: [onStage],
});

export const NotFound = meta.story({
  render: () => <NotFoundScreen isFullPage contactSupportHref={contactSupportHref} />,
});
export const ServerError = meta.story({
  render: () => <ServerErrorScreen reportErrorHref="https://support.example/report" />,
});
export const SessionExpired = meta.story({
  render: () => <SessionExpiredScreen onSignIn={onSignIn} />,
  play: async ({ canvas }) => {
    onSignIn.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(onSignIn).toHaveBeenCalledOnce();
  },
});
export const Unauthorized = meta.story({
  render: () => <UnauthorizedScreen contactSupportHref={contactSupportHref} />,
});
export const NotAuthorized = meta.story({
  render: () => (
    <main>
      <NotAuthorizedScreen
        refused={{ module: 'Closeout', program: 'Harbor Fiber Rollout' }}
        contactSupportHref={contactSupportHref}
      />
    </main>
  ),
});
export const NotAuthorizedForAnything = meta.story({
  render: () => (
    <main>
      <NotAuthorizedScreen contactSupportHref={contactSupportHref} />
    </main>
  ),
});
export const UnderMaintenance = meta.story({
  render: () => <MaintenanceScreen window={undefined} statusPageHref={statusPageHref} />,
});
export const UnderMaintenanceAsConfigured = meta.story({
  render: () => (
    <MaintenanceScreen
      window={{
        from: '2026-12-04T18:30:00-06:00',
        until: '2026-12-06T05:00:00-06:00',
        timeZone: 'Europe/Paris',
      }}
      statusPageHref={statusPageHref}
    />
  ),
});
