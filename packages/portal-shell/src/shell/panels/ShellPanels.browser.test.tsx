import { inWideWindow } from '../testing/shellPage.testing.tsx';
import type { ModuleContext } from '@gantry/module';
import { createFakePlatform } from '@gantry/notification-center/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { exampleConfiguration } from '../../config/exampleConfiguration.testing.tsx';
import { fixtures } from '@gantry/module-host/environment.testing';
import { createFakePortal } from '../testing/createFakePortal.testing.tsx';
import { sampleMenu } from '../testing/sampleMenu.testing.tsx';
import { ShellStage } from '../testing/ShellStage.testing.tsx';

inWideWindow();

const bell = () => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const panel = () => page.getByRole('dialog', { name: 'Notifications' });

test('a module opens the notification panel on the tab it names, the bell on the first tab', async () => {
  const portal = createFakePortal({
    getMenuItems: () => Promise.resolve(sampleMenu({ modules: ['SCMIM'] })),
    configuration: {
      modules: [{ route: 'supplyChain/main', entry: `${fixtures}/probe.js` }],
    },
  });
  await render(<ShellStage portal={portal} path="/apps/supplyChain/main" />);
  await expect.element(page.getByText('Probe', { exact: true })).toBeVisible();
  // The fixture exposes its context to the test.
  const { context } = (window as unknown as { probe: { context: ModuleContext } }).probe;
  context.openNotificationPanel('imports');
  await expect.element(panel().getByRole('tab', { name: 'Imports' })).toHaveAttribute('aria-selected', 'true');
  await bell().click();
  await expect.element(panel()).not.toBeInTheDocument();
  await bell().click();
  await expect.element(panel().getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
});

test.each([
  ['without its right, neither Home nor the panel leads', ['SCMIM'], 0],
  ['with its right, Home and the panel lead', ['SCMIM', 'NC'], 1],
] as const)('%s to the notification center', async (_, modules, count) => {
  const portal = createFakePortal({ getMenuItems: () => Promise.resolve(sampleMenu({ modules })) });
  await render(<ShellStage portal={portal} />);
  const activity = page.getByRole('region', { name: 'My Activity' });
  await expect.element(activity.getByRole('button', { name: 'Refresh' })).toBeVisible();
  expect(activity.getByRole('link', { name: 'Notification Center' }).elements()).toHaveLength(count);
  await bell().click();
  await panel().getByRole('button', { name: 'Notification options' }).click();
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Notification Center' }).elements()).toHaveLength(count);
});

test('a panel that opens while a navigation is under way stays', async () => {
  const portal = createFakePortal({ getMenuItems: () => Promise.resolve(sampleMenu()) });
  await render(<ShellStage portal={portal} path="/apps" />);
  const link = page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true });
  await expect.element(link).toBeVisible();
  // In one task, as on a busy device: the second press comes before the first has an effect.
  (link.element() as HTMLElement).click();
  (bell().element() as HTMLElement).click();
  await expect.poll(() => document.querySelector('main')?.textContent).toContain('My Activity');
  await panel().getByRole('tab', { name: 'Imports' }).click();
  await expect.element(panel().getByRole('tab', { name: 'Imports' })).toHaveAttribute('aria-selected', 'true');
});

test('a lost connection is shown once: on the page, or in the panel while it is open', async () => {
  const platform = createFakePlatform({});
  platform.hub.refuse();
  await render(<ShellStage portal={createFakePortal()} platform={platform} />);
  const told = page.getByText('Reconnecting. Notifications may arrive late.');
  await expect.element(page.getByRole('main').getByText('Reconnecting. Notifications may arrive late.')).toBeVisible();
  // What is announced is not seen.
  const isSeen = (element: Element) => element.checkVisibility() && element.closest('[data-live-announcer]') === null;
  const visible = () => told.elements().filter(isSeen);
  await bell().click();
  await expect.element(panel().getByText('Reconnecting. Notifications may arrive late.')).toBeVisible();
  expect(visible()).toHaveLength(1);
  await bell().click();
  await expect.element(panel()).not.toBeInTheDocument();
  expect(visible()).toHaveLength(1);
});

test.each([
  ['https://id.example/account/password', 'https://id.example/account/password'],
  // https://w3c.github.io/webappsec-change-password-url/
  [undefined, new URL('/.well-known/change-password', exampleConfiguration.identity.authority).href],
])('Change My Password opens %s of the configuration as %s', async (changePassword, href) => {
  const identity = { ...exampleConfiguration.identity, ...(changePassword && { changePassword }) };
  await render(<ShellStage portal={createFakePortal({ configuration: { identity } })} />);
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await expect.element(page.getByRole('link', { name: /^Change My Password/ })).toHaveAttribute('href', href);
});
