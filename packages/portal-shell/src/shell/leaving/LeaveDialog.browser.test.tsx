import { ThemeProvider } from '@gantry/ui-kit';
import { expect, test } from 'vitest';
import { Link, Outlet, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { createLeaveGuards } from '@gantry/module-host/leaveGuards';
import { ShellLanguage } from '../../languages/index.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

async function open(isUnsaved: boolean) {
  const guards = createLeaveGuards({ addEventListener: () => undefined, removeEventListener: () => undefined });
  guards.add(
    () => (isUnsaved ? 'The job has changes that are not saved.' : null),
    (pathname) => pathname.startsWith('/module'),
  );
  const frame = (
    <>
      <Link to="/module/2">Next job</Link>
      <Link to="/elsewhere">Elsewhere</Link>
      <Outlet />
      <LeaveDialog guards={guards} />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        element: frame,
        children: [
          { path: '/module/*', element: <p>Module</p> },
          { path: '/elsewhere', element: <p>The other screen</p> },
          { path: '/before', element: <p>The screen before</p> },
        ],
      },
    ],
    { initialEntries: ['/before', '/module/1'] },
  );
  const screen = await render(
    <ThemeProvider locale="en-US">
      <ShellLanguage value="en">
        <RouterProvider router={router} />
      </ShellLanguage>
    </ThemeProvider>,
  );
  return { screen, guards, router, dialog: screen.getByRole('alertdialog', { name: 'Leave this page?' }) };
}

test('asks nothing if nothing is unsaved', async () => {
  const { screen } = await open(false);
  await screen.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.element(screen.getByText('The other screen')).toBeVisible();
});

test('an address inside the module opens without a question', async () => {
  const { screen, router } = await open(true);
  await screen.getByRole('link', { name: 'Next job' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/module/2');
});

test('Stay keeps the screen and asks again next time; Leave leaves it', async () => {
  const { screen, dialog, router } = await open(true);
  await screen.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.element(dialog.getByText('The job has changes that are not saved.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/module/1');

  await screen.getByRole('link', { name: 'Elsewhere' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect.element(screen.getByText('The other screen')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('Back while the question stands: one question, of which Leave leaves and Stay stays, guarded', async () => {
  const { screen, dialog, router, guards } = await open(true);
  for (const [answer, pathname] of [
    ['Stay', '/module/1'],
    ['Leave', '/before'],
  ] as const) {
    await screen.getByRole('link', { name: 'Elsewhere' }).click();
    await expect.element(dialog).toBeVisible();
    await router.navigate(-1);
    await dialog.getByRole('button', { name: answer }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => router.state.location.pathname).toBe(pathname);
    if (answer === 'Stay') expect(guards.question()).not.toBeNull();
  }
  await expect.element(screen.getByText('The screen before')).toBeVisible();
});

test('a change of program waits for the answer', async () => {
  const { dialog, guards } = await open(true);
  const leaving = guards.mayLeave();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(leaving).resolves.toBe(true);
});
