import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen.testing.tsx';
import {
  MaintenanceScreen,
  NotAuthorizedScreen,
  NotFoundScreen,
  ServerErrorScreen,
  SessionExpiredScreen,
  UnauthorizedScreen,
} from './ErrorScreens.tsx';

const support = { contactSupportHref: 'https://support.example/contact' };

describe('error pages', () => {
  test.each([
    [
      '404',
      'Page not found',
      /Sorry, the page you were looking for does not exist.*If a link led here, tell Contact Support which one/,
      <NotFoundScreen key="" {...support} />,
    ],
    [
      '401',
      'Unauthorized',
      /Access to this resource is denied.*Your account has no permission for it/,
      <UnauthorizedScreen key="" {...support} />,
    ],
    [
      '401',
      'Not Authorized!',
      /Your permissions do not include what you opened\. .*ask Contact Support for access, and say which application/,
      <NotAuthorizedScreen key="" {...support} />,
    ],
  ])("%s '%s' says why and what to do, whom to ask, and links to Home", async (code, title, description, screen) => {
    const rendered = await renderScreen(screen);
    await expect.element(rendered.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.element(rendered.getByText(code)).toBeVisible();
    await expect.element(rendered.getByText(description)).toBeVisible();
    await expect.element(rendered.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    await expect
      .element(rendered.getByRole('link', { name: /Contact Support/ }))
      .toHaveAttribute('href', support.contactSupportHref);
    expect(document.title).toBe(`${title} · Gantry`);
    // Support asks for it if a resource was refused.
    const reference = rendered.getByText('Reference 7K2M-9QXD').elements();
    expect(reference).toHaveLength(title === 'Unauthorized' ? 1 : 0);
  });

  test("401 'Session Expired' leads to the sign-in", async () => {
    const onSignIn = vi.fn();
    const screen = await renderScreen(<SessionExpiredScreen onSignIn={onSignIn} />);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Session Expired' })).toBeVisible();
    await expect.element(screen.getByText('401')).toBeVisible();
    await expect.element(screen.getByText(/^Your session has expired\. Please login again\./)).toBeVisible();
    await screen.getByRole('button', { name: 'Go to Login page' }).click();
    expect(onSignIn).toHaveBeenCalledOnce();
  });

  test("500 'Internal server error' links to the error report, and has the reference that belongs into it", async () => {
    const screen = await renderScreen(<ServerErrorScreen reportErrorHref="https://support.example/report" />);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Internal server error' })).toBeVisible();
    await expect
      .element(screen.getByText(/The operation you tried did not succeed.*report it with the reference below/))
      .toBeVisible();
    await expect.element(screen.getByText('Reference 7K2M-9QXD')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /Report this error/ }))
      .toHaveAttribute('href', 'https://support.example/report');
    await expect.element(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  });
});

describe('Under Maintenance', () => {
  test('shows the default window if none is configured', async () => {
    const screen = await renderScreen(
      <MaintenanceScreen window={undefined} statusPageHref="https://status.example/" />,
    );
    await expect.element(screen.getByRole('heading', { name: 'Under Maintenance' })).toBeVisible();
    await expect.element(screen.getByText(/We'll be back shortly/)).toBeVisible();
    await expect.element(screen.getByText(/From Friday 25 Oct 5 PM CT until Monday 28 Oct 6 AM CT/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /View Status Page/ }))
      .toHaveAttribute('href', 'https://status.example/');
  });
});
