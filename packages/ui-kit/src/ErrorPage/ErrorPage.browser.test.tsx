import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { Link } from '../Link/Link.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import {
  NotAuthorizedPage,
  NotFoundPage,
  ServerErrorPage,
  SessionExpiredPage,
  UnauthorizedPage,
  UnderMaintenancePage,
} from './errorPages.tsx';

describe('each page shows the error under its code', () => {
  test.each([
    [NotFoundPage, '404', 'Page not found'],
    [ServerErrorPage, '500', 'Internal server error'],
    [SessionExpiredPage, '401', 'Session Expired'],
    [UnauthorizedPage, '401', 'Unauthorized'],
    [NotAuthorizedPage, '401', 'Not Authorized!'],
    [UnderMaintenancePage, '', "We'll be back shortly"],
  ])('%o', async (Page, code, title) => {
    const screen = await renderInKit(<Page title={title} action={<Link href="/">Go to Home</Link>} />);
    await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.element(screen.getByRole('region', { name: title })).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'Go to Home' })).toHaveFocus();
    expect(screen.container.textContent).toBe(`${code}${title}Go to Home`);
  });
});

test('at 320 px nothing overflows the page', async () => {
  const screen = await renderInKit(
    <div style={{ inlineSize: 320 }}>
      <ErrorPage
        illustration="error"
        title={'northern-corridor-'.repeat(8)}
        description={'https://services.example.com/northern-corridor/'.repeat(4)}
        action={<Link variant="button-primary">Go to Home</Link>}
        secondaryAction={<Link variant="button-secondary">Report this error</Link>}
      />
    </div>,
  );
  expect(screen.getByRole('region').element().scrollWidth).toBeLessThanOrEqual(320);
});
