import { inBar, inWideWindow, menuLink, openShell } from '../testing/shellPage.testing.tsx';
import type { ModuleContext } from '@gantry/module';
import { createFakePlatform } from '@gantry/notification-center/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { exampleConfiguration } from '../../config/exampleConfiguration.testing.tsx';
import { fixtures } from '@gantry/module-host/environment.testing';
import { sampleMenu } from '../testing/sampleMenu.testing.tsx';

inWideWindow();

const bell = () => inBar(/^Notifications/);
const panel = () => page.getByRole('dialog', { name: 'Notifications' });

test('a module opens the notification panel on the tab it names, the bell on the first tab', async () => {
  const getMenuItems = () => Promise.resolve(sampleMenu({ modules: ['SCMIM'] }));
  const modules = [{ route: 'supplyChain/main', entry: `${fixtures}/probe.js` }];
  await openShell({ getMenuItems, configuration: { modules } }, { path: '/apps/supplyChain/main' });
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
  await openShell({ getMenuItems: () => Promise.resolve(sampleMenu({ modules })) });
  const activity = page.getByRole('region', { name: 'My Activity' });
  await expect.element(activity.getByRole('button', { name: 'Refresh' })).toBeVisible();
  expect(activity.getByRole('link', { name: 'Notification Center' }).elements()).toHaveLength(count);
  await bell().click();
  await panel().getByRole('button', { name: 'Notification options' }).click();
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Notification Center' }).elements()).toHaveLength(count);
});

test('a panel that opens while a navigation is under way stays', async () => {
  await openShell({}, { path: '/apps' });
  const link = menuLink('Home');
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
  await openShell({}, { platform });
  const text = 'Reconnecting. Notifications may arrive late.';
  await expect.element(page.getByRole('main').getByText(text)).toBeVisible();
  // What is announced is not seen.
  const isSeen = (element: Element) => element.checkVisibility() && element.closest('[data-live-announcer]') === null;
  const visible = () => page.getByText(text).elements().filter(isSeen);
  await bell().click();
  await expect.element(panel().getByText(text)).toBeVisible();
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
  await openShell({ configuration: { identity } });
  await inBar('Account').click();
  await expect.element(page.getByRole('link', { name: /^Change My Password/ })).toHaveAttribute('href', href);
});
