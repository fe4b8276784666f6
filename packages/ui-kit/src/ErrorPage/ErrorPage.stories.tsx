import { userEvent } from 'storybook/test';
import preview, { guide } from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import {
  NotAuthorizedPage,
  NotFoundPage,
  ServerErrorPage,
  SessionExpiredPage,
  UnauthorizedPage,
  UnderMaintenancePage,
} from './errorPages.tsx';

const home = (
  <Link variant="button-primary" href="#home">
    Go to Home
  </Link>
);

const meta = preview.meta({
  component: ErrorPage,
  args: { title: 'Sorry, something went wrong.', illustration: 'error' as const },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      whenToUse:
        "A full page for an error. For a known error use its own page (`NotFoundPage`, `ServerErrorPage`, `SessionExpiredPage`, `UnauthorizedPage`, `NotAuthorizedPage`, `UnderMaintenancePage`); its texts are the app's.",
      anatomy: 'A line drawing, the code, what happened, what it means, one action and at most one with less weight.',
      dataAttributes: { 'data-full-page': 'Present with `isFullPage`.' },
      keyboard: 'Tab to its actions.',
      accessibility:
        'A region named by its heading of the first level. `isFullPage` fills the window, for pages outside the frame of the app.',
    }),
  },
});

export const Unknown = meta.story({
  args: {
    description: 'An unexpected error occurred, please try refreshing the page.',
    action: <Button variant="primary">Refresh</Button>,
  },
});
export const NotFound = meta.story({
  render: () => (
    <NotFoundPage
      title="Page not found"
      description="Sorry, the page you were looking for does not exist"
      action={home}
    />
  ),
  play: () => userEvent.tab(),
});
export const ServerError = meta.story({
  render: () => (
    <ServerErrorPage
      title="Internal server error"
      description="The operation you tried did not succeed"
      action={home}
      secondaryAction={
        <Link variant="button-secondary" href="#report">
          Report this error
        </Link>
      }
    />
  ),
});
export const SessionExpired = meta.story({
  render: () => (
    <SessionExpiredPage
      title="Session Expired"
      description="Your session has expired. Please login again."
      action={<Button variant="primary">Go to Login page</Button>}
    />
  ),
});
export const Unauthorized = meta.story({
  render: () => <UnauthorizedPage title="Unauthorized" description="Access to this resource is denied" />,
});
export const NotAuthorized = meta.story({ render: () => <NotAuthorizedPage title="Not Authorized!" action={home} /> });
export const UnderMaintenance = meta.story({
  render: () => (
    <UnderMaintenancePage
      isFullPage
      title="We'll be back shortly"
      description="We are under maintenance from Friday 25 Oct 5 PM CT until Monday 28 Oct 6 AM CT."
    />
  ),
});
export const LongContent = meta.story({
  args: {
    title: 'The dashboard of the Northern corridor fiber and small-cell densification program cannot be shown',
    description: `The service answered 502 at https://services.example.com/${'northern-corridor/'.repeat(8)}dashboards. What you were looking at in other tabs is kept.`,
    code: '502',
    action: <Button variant="primary">Refresh</Button>,
    secondaryAction: <Button>Report this error</Button>,
  },
});
