import { RelativeTime, ThemeProvider } from '@gantry/ui-kit';
import type { ReactNode } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PreferencesStage } from '../../../preferences/PreferencesStage.testing.tsx';
import { AccountPanel, type AccountPanelProps } from './AccountPanel.tsx';

afterEach(() => {
  document.documentElement.removeAttribute('data-theme');
  document.documentElement.removeAttribute('data-density');
});

const unchanged = { src: null, onUpload: () => Promise.resolve(), onDelete: () => Promise.resolve() };

const open = (props: Partial<AccountPanelProps> = {}, beside: ReactNode = null) =>
  render(
    <ThemeProvider locale="en-US">
      <PreferencesStage>
        {beside}
        <AccountPanel
          id="account"
          isOpen
          onOpenChange={vi.fn()}
          name="Avery Stone"
          email="avery.stone@gantry.example"
          picture={unchanged}
          changePasswordHref="https://id.example/.well-known/change-password"
          onAllowPush={null}
          onLogout={vi.fn()}
          versionLabel="0.0.1-local"
          environment="staging"
          {...props}
        />
      </PreferencesStage>
    </ThemeProvider>,
  );

/** "User panel: avatar, name, email, Edit Image, Delete Image, Change My Password (only for local authentication), Logout, and the version label." */
test('shows the person and their actions', async () => {
  const onLogout = vi.fn();
  const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;
  const screen = await open({ onLogout, picture: { ...unchanged, src: picture } });
  const panel = screen.getByRole('dialog', { name: 'Account' });
  for (const text of ['Avery Stone', 'avery.stone@gantry.example', 'Version 0.0.1-local, staging'])
    await expect.element(panel.getByText(text)).toBeVisible();
  for (const name of ['Edit Image', 'Delete Image'])
    await expect.element(panel.getByRole('button', { name })).toBeVisible();
  await expect
    .element(panel.getByRole('link', { name: /Change My Password/ }))
    .toHaveAttribute('href', 'https://id.example/.well-known/change-password');
  await panel.getByRole('button', { name: 'Logout' }).click();
  expect(onLogout).toHaveBeenCalledOnce();
});

test('on a phone Logout is seen without scrolling', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(414, 896));
  const screen = await open({ onAllowPush: vi.fn() });
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
});

test('accepts a photo of any size, because it is resized before the upload', async () => {
  const onUpload = vi.fn<(file: File) => Promise<void>>(() => Promise.resolve());
  const screen = await open({ picture: { ...unchanged, onUpload } });
  await expect.element(screen.getByText('PNG or JPEG', { exact: true })).toBeVisible();
  const file = new File([new Uint8Array(9_800_000)], 'site.jpg', { type: 'image/jpeg' });
  const chosen = new DataTransfer();
  chosen.items.add(file);
  // As one that is dropped: to hand such a file over to the browser takes a minute.
  const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail();
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => onUpload.mock.lastCall?.[0].size).toBe(9_800_000);
});

test('offers no change of a password that another provider keeps', async () => {
  const screen = await open({ changePasswordHref: null });
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(0);
});

test('the time zone is chosen among that of the device and all others, and times are in both at once', async () => {
  const time = '2026-03-01T12:00:00Z';
  const screen = await open({}, <RelativeTime dateTime={time} now={new Date(time)} />);
  const field = screen.getByRole('combobox', { name: 'Time zone' });
  await field.fill('tokyo');
  await screen.getByRole('option', { name: 'Asia/Tokyo' }).click();
  await expect.element(screen.getByText(/9:00\sPM GMT\+9/)).toBeInTheDocument();
});

test.each([
  ['America/New_York', 'This device (America/New York)'],
  // The former name of a zone, as some browsers have it.
  ['Asia/Katmandu', 'This device (Asia/Kathmandu)'],
])('the zone of the device has the name that people use: %s', async (timeZone, expected) => {
  const known = new Intl.DateTimeFormat().resolvedOptions();
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...known, timeZone });
  onTestFinished(() => spy.mockRestore());
  const screen = await open();
  await expect.element(screen.getByRole('combobox', { name: 'Time zone' })).toHaveValue(expected);
});

test('a zone is found under the name that people use', async () => {
  const screen = await open();
  for (const [typed, name] of [
    ['kolkata', 'Asia/Kolkata (Calcutta)'],
    ['kyiv', 'Europe/Kyiv (Kiev)'],
    ['yangon', 'Asia/Yangon (Rangoon)'],
    ['saigon', 'Asia/Ho Chi Minh (Saigon)'],
  ] as const) {
    await screen.getByRole('combobox', { name: 'Time zone' }).fill(typed);
    await expect.element(screen.getByRole('option', { name })).toBeVisible();
  }
});

test('theme, density and direction change the page at once', async () => {
  const screen = await open();
  const root = document.documentElement;
  await screen.getByText('Dark').click();
  expect(root.dataset['theme']).toBe('dark');
  await screen.getByText('Compact').click();
  expect(root.dataset['density']).toBe('compact');
  await screen.getByText('Right to left').click();
  expect(root.dir).toBe('rtl');
  expect(root.lang).toBe('en-US');
});

test('a language sets its direction', async () => {
  // A browser in Arabic has a region of its own, whose formats the portal takes.
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US']);
  onTestFinished(() => void vi.restoreAllMocks());
  const screen = await open();
  await screen.getByText('العربية').click();
  expect(document.documentElement).toMatchObject({ lang: 'ar-AE', dir: 'rtl' });
  await expect.element(screen.getByRole('dialog', { name: 'الحساب' })).toBeVisible();
});
