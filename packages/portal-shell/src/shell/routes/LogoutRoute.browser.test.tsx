import { createFakePlatform } from '@gantry/notification-center/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { goToSignOut } from '@gantry/platform-client/auth/signOut';
import { createFakePortal } from '../testing/createFakePortal.testing.tsx';
import { sampleMenu } from '../testing/sampleMenu.testing.tsx';
import { ShellStage } from '../testing/ShellStage.testing.tsx';
import { inBar, inWideWindow, menuLink } from '../testing/shellPage.testing.tsx';

vi.mock(import('@gantry/platform-client/auth/signOut'), async (load) => ({ ...(await load()), goToSignOut: vi.fn() }));

inWideWindow();
beforeEach(() => {
  vi.mocked(goToSignOut).mockReset();
});

/** Whether each sign-out so far was by a press; without it, the page of the sign-out asks. */
const signOuts = () => vi.mocked(goToSignOut).mock.calls.flat();

const open = (path: string, route = path) => {
  const portal = createFakePortal({ getMenuItems: () => Promise.resolve(sampleMenu({ hasLogoutGroup: true })) });
  const announcement = { id: 'a', type: 'announcement', title: 'Read this', read: false, payload: { route } };
  const platform = createFakePlatform({ notifications: [announcement] });
  return { portal, shown: render(<ShellStage portal={portal} path={path} platform={platform} />) };
};

test.each([
  '/logout',
  '/LogOut/',
  '/%6cogout',
  '/apps/userLogout',
  '/apps/USERLOGOUT/',
  '/apps/%75serLogout',
  // The address is replaced by one without the program.
  '/apps/userLogout?program=CPT',
])('%s by another site or a notification asks before it signs out', async (address) => {
  const { unmount } = await open(address).shown;
  await expect.poll(signOuts).toEqual([false]);
  await unmount();
  await open('/', address).shown;
  await page.getByRole('main').getByRole('listitem').getByText('Read this').click();
  await expect.poll(signOuts).toEqual([false, false]);
});

test.each([
  ['menu', () => Promise.resolve(), menuLink('Logout')],
  ['account panel', () => inBar(/^Account/).click(), page.getByRole('dialog').getByRole('button', { name: 'Logout' })],
] as const)('a press of Logout in the %s asks about unsaved work alone', async (_, show, logout) => {
  const { portal, shown } = open('/');
  await shown;
  portal.leaveGuards.add(
    () => 'Not saved.',
    (path) => path === '/',
  );
  await show();
  for (const answer of ['Stay', 'Leave']) {
    expect(signOuts()).toEqual([]);
    await logout.click();
    await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
  }
  await expect.poll(signOuts).toEqual([true]);
});
