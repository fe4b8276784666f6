import { inWideWindow, openShell } from '../testing/shellPage.testing.tsx';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { menuItemsResponseSchema } from '@gantry/platform-client/services/application/application.schemas';

inWideWindow();

const program = { ProjectId: 'HFR', ProjectName: 'Harbor Fiber Rollout' };
/** The fields that the specification names, and no other. */
const answer = {
  MenuItems: [
    { Id: 40, Name: 'Planning', IsGroup: true, Icon: 'calendar' },
    { Id: 24, Name: 'Documents', IsGroup: false, Icon: 'document' },
    { Id: 41, Name: 'Field Work', IsGroup: true, Icon: 'crew' },
    { Id: -1, Name: 'Session', IsGroup: true, Icon: 'logout' },
  ],
  SiteMapEntry: [
    { ModuleId: 28, ...program, ModuleGroupId: 41 },
    { ModuleId: 24, ...program, ModuleGroupId: null },
    { ModuleId: 21, ...program, ModuleGroupId: 40 },
    { ModuleId: 27, ...program, ModuleGroupId: 40 },
  ],
  Dashboard: [],
};
const getMenuItems = () => Promise.resolve(v.parse(menuItemsResponseSchema, answer));
const open = (path: string) => openShell({ getMenuItems }, { path });
const main = page.getByRole('main');
const textsOf = (links: ReturnType<typeof page.getByRole>) => links.elements().map((link) => link.textContent);

test('"MenuItems, SiteMapEntry (each with ModuleId, ProjectId, ProjectName and ModuleGroupId)" are groups and tiles of Home', async () => {
  await open('/');
  const groups = main.getByRole('list', { name: 'Application groups' });
  await groups.getByRole('button', { name: /^Planning/ }).click();
  const planning = main.getByRole('region', { name: 'Planning' });
  await expect.element(planning.getByRole('link', { name: 'Scope' })).toHaveAttribute('href', '/apps/scopeManagement');
  expect(textsOf(planning.getByRole('link'))).toEqual(['Schedule', 'Scope']);
  await expect.element(groups.getByRole('button', { name: /^Field Work/ })).toBeVisible();
  await expect
    .element(groups.getByRole('link', { name: 'Document Library' }))
    .toHaveAttribute('href', '/apps/documentManagement');
});

test('and they are the menu, by name', async () => {
  await open('/');
  const links = page.getByRole('navigation').getByRole('link');
  await expect.element(links.filter({ hasText: 'Work Order' })).toBeVisible();
  // Those that open a new tab have no text.
  const names = textsOf(links).filter((text) => text !== '');
  expect(names).toEqual(['Home', 'Document Library', 'Logout', 'Schedule', 'Scope', 'Work Order']);
});

test('and the apps page', async () => {
  await open('/apps');
  await expect.element(main.getByRole('region', { name: 'Field Work' })).toBeVisible();
  expect(textsOf(main.getByRole('link'))).toEqual(['Document Library', 'Schedule', 'Scope', 'Work Order']);
});
