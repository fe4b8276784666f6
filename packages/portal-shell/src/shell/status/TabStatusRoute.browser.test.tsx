import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { journal } from '@gantry/platform-client/telemetry/journal';
import { toggleFavourite } from '@gantry/platform-client/settings/placeChanges';
import { createFakePortal } from '../testing/createFakePortal.testing.tsx';
import { harbor, sampleMenu } from '../testing/sampleMenu.testing.tsx';
import { ShellStage } from '../testing/ShellStage.testing.tsx';

test('the page shows what the portal knows, and what happens while it is open; it can be copied, if the browser allows that', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockRejectedValueOnce(new Error());
  await render(<ShellStage portal={createFakePortal()} path="/tabStatus" />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Status of this tab' })).toBeVisible();
  for (const fact of ['good', 'connected', 'works']) await expect.element(page.getByText(fact)).toBeVisible();
  journal.note('policy', { directive: 'img-src', blocked: 'https://evil.example' });
  // A text without a pattern must be the whole line, which begins with the time.
  await expect.element(page.getByText(/policy directive=img-src blocked=https:\/\/evil\.example$/)).toBeVisible();
  const copy = page.getByRole('button', { name: 'Copy for support' });
  await copy.click();
  await expect.element(page.getByRole('group', { name: 'The status was copied.' })).toBeVisible();
  expect(write.mock.calls[0]?.[0]).toMatch(/^session: good$/m);
  await copy.click();
  await expect.element(page.getByRole('group', { name: /The browser did not allow copying/ })).toBeVisible();
  write.mockRestore();
});

const entry = new URL('../../main.ts', import.meta.url).href;
const missing = (name: string) => new URL(`/missing/${name}.js`, location.origin).href;

/** The page of a portal that keeps what is read, with favourites whose reads the configuration names. */
async function openKeeping({ address = entry, view = '<h1>A view</h1>', isDown = false } = {}) {
  const portal = createFakePortal({
    configuration: {
      flags: { OFFLINE: true },
      modules: [{ route: 'workflow', entry: address, preload: { base: ['/records/api/workflow'] } }],
    },
    getMenuItems: () => Promise.resolve(sampleMenu({ modules: ['PM', 'WFL', 'PBI'] })),
  });
  const favourites = [
    { kind: 'module', id: 'projectManagement', title: 'Schedule' },
    { kind: 'module', id: 'workflow', title: 'Workflow' },
    // A screen of the portal, and a module that the person may not open.
    { kind: 'module', id: 'dashboards', title: 'Dashboards' },
    { kind: 'module', id: 'adminCenter', title: 'Administration' },
  ] as const;
  for (const place of favourites) toggleFavourite(portal.personal.places(harbor.id), place);
  const request = vi.spyOn(portal.services, 'request').mockResolvedValueOnce(view);
  if (isDown) request.mockRejectedValueOnce(new Error('down'));
  else request.mockResolvedValueOnce([]);
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(false);
  await render(<ShellStage portal={portal} path="/tabStatus" />);
  onTestFinished(() => persist.mockRestore());
  return { request, persist };
}

test('Keep these for offline loads what the favourites declare, and asks the browser to keep it at that press', async () => {
  const { request, persist } = await openKeeping();
  const keep = page.getByRole('button', { name: 'Keep these for offline' });
  await expect.element(keep).toBeEnabled();
  expect(persist).not.toHaveBeenCalled();
  await keep.click();
  const told = 'Your favourites are kept. The browser may delete what is kept';
  await expect.element(page.getByText(told, { exact: false })).toBeVisible();
  expect(persist).toHaveBeenCalledOnce();
  expect(request.mock.calls.map(([{ service, path, keep: kept }]) => [service, path, kept?.owner])).toEqual([
    ['monolith', '/Views/projectManagement', undefined],
    ['base', '/records/api/workflow', 'Workflow'],
  ]);
});

test.each([
  ['an answer', { isDown: true }],
  ['the entry of a module', { address: missing('entry') }],
  ['a script of a view', { view: `<script src="${missing('view')}"></script>` }],
])('Keep these for offline says that %s could not be loaded', async (_what, portal) => {
  await openKeeping(portal);
  vi.spyOn(console, 'warn').mockReturnValueOnce();
  await page.getByRole('button', { name: 'Keep these for offline' }).click();
  await expect.element(page.getByText('1 part could not be loaded. Try again.', { exact: false })).toBeVisible();
});

test('Keep these for offline loads nothing over a connection that saves data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  const { request, persist } = await openKeeping();
  await page.getByRole('button', { name: 'Keep these for offline' }).click();
  await expect.element(page.getByText(/^Nothing was loaded/)).toBeVisible();
  expect(request).not.toHaveBeenCalled();
  expect(persist).not.toHaveBeenCalled();
});
