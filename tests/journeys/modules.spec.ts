import { expect } from '@playwright/test';
import { pushConfiguration } from '../e2e/support/pushTest.ts';
import { until } from '../engines/until.ts';
import { journey } from './support/journey.ts';
import { openPanel, panelOf } from './support/panel.ts';
import {
  bar,
  expectTexts,
  follow,
  heading,
  openAccount,
  openMenu,
  openPalette,
  readStorage,
} from './support/screens.ts';

journey('the menu lists the applications in order of name, and an entry opens its application', async (journey) => {
  const { tab, signIn } = journey;
  await signIn({ path: '/apps' });
  const menu = await openMenu(journey);
  const workOrder = menu.role('link', { name: 'Work Order', exact: true });
  await workOrder.expectVisible();
  const names = await tab.evaluate(() => {
    const links = document.querySelectorAll(':is(nav, [role=dialog]) a[href^="/apps/"]:not([target])');
    return [...links].map(({ textContent }) => textContent ?? '');
  }, []);
  const sorted = names.toSorted((one, other) => one.localeCompare(other, 'en'));
  expect(names).toEqual(sorted);
  expect(names.length).toBeGreaterThan(25);

  await workOrder.click();
  await tab.expectAddress(/\/apps\/workOrder$/);
  await heading(tab, 'Work Order').expectVisible();
  // A screen reader reads what takes the focus.
  const focused = () => tab.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '', []);
  await until(async () => expect(await focused()).toBe('Work Order'));
});

journey('a view keeps its style sheet and its style attributes, which reach nothing outside of it', async (journey) => {
  const { tab, signIn } = journey;
  await signIn({ path: '/apps/projectManagement' });
  await tab.role('main').text('TX0125 Pine Ridge').first().expectVisible();
  const styles = await tab.evaluate(() => {
    const weightOf = (element: Element | null) => element && getComputedStyle(element).fontWeight;
    const foreign = document.body.appendChild(document.createElement('table'));
    foreign.className = 'view-table';
    const row = foreign.insertRow();
    for (let count = 0; count < 4; count += 1) row.insertCell();
    const outside = weightOf(row.cells[3] ?? null);
    foreign.remove();
    const count = document.querySelector('main [data-count]');
    return [
      weightOf(document.querySelector('main td:nth-child(4)')),
      weightOf(document.querySelector('main td:nth-child(3)')),
      outside,
      count && getComputedStyle(count).fontVariantNumeric,
    ];
  }, []);
  expect(styles).toEqual(['600', '400', '400', 'tabular-nums']);
});

journey('another program is chosen, and a module shows its data', async (journey) => {
  const { tab, signIn } = journey;
  await signIn({ path: '/apps/workOrder' });
  await tab.role('main').text('Northwind Wireless Expansion').first().expectVisible();
  await bar(tab).role('button', { name: 'Program: Northwind Wireless Expansion' }).click();
  await tab.role('dialog').text('Harbor Fiber Rollout', { exact: true }).click();
  await bar(tab).role('button', { name: 'Program: Harbor Fiber Rollout' }).expectVisible();
  await tab.role('main').text('Harbor Fiber Rollout').first().expectVisible();
  await tab.role('main').text('Northwind Wireless Expansion').expectHidden();
});

journey('a dashboard of the list and a report of a group are drawn', async (journey) => {
  const { tab, portal, signIn } = journey;
  await signIn({ path: '/apps/dashboards' });
  await heading(tab, 'Please select a Dashboard').expectVisible();
  await tab.role('main').role('link', { name: 'Program Overview' }).first().click();
  await tab.expectAddress(/\/apps\/dashboards\/NWX\/dashboard\/nwx-overview$/);
  const dashboard = tab.css('iframe[title="Program Overview"]').frame();
  await dashboard.role('heading', { name: 'Program Overview' }).expectVisible();
  await dashboard.text('Northwind Wireless Expansion · jobs by status').expectVisible();
  const counts = (await dashboard.role('row').role('cell').readAll()).map(Number);
  if (counts.reduce((sum, count) => sum + count, 0) !== 40) throw new Error(`The rows count ${counts.join(', ')}`);

  await tab.goto(`${portal}/apps/dashboards/NWX/report/nwx-po`);
  await tab
    .css('iframe[title="Purchase Orders by Vendor"]')
    .frame()
    .text(/purchase orders by vendor/)
    .expectVisible();
});

journey('a dashboard that is not in the program’s list shows the 401 page', async ({ tab, signIn }) => {
  await signIn({ path: '/apps/dashboards/NWX/dashboard/hfr-overview', program: null });
  await heading(tab, 'Not Authorized!').expectVisible();
  await tab.role('link', { name: 'Go to Home' }).click();
  await heading(tab, /Welcome/).expectVisible();
});

journey('a view and an ES module that fail say so, and Try again shows them', async (journey) => {
  const { tab, control, signIn } = journey;
  await signIn({ path: '/apps/dashboards' });
  await heading(tab, 'Please select a Dashboard').expectVisible();
  for (const [name, service, path] of [
    ['Work Order', 'monolith', '/Views/workOrder'],
    ['Workflow', 'subApplications', '/workflow/entry.js'],
  ] as const) {
    await control.fault({ service, path, status: 500 });
    await follow(journey, name);
    await tab.text('An error occurred loading the module, please refresh the page.').expectVisible();
    await control.clearFaults();
    await tab.role('main').role('button', { name: 'Try again' }).click();
    await heading(tab, name).expectVisible();
  }
});

journey('an announcement stands in My Activity and opens what it is about', async ({ tab, control, signIn }) => {
  await signIn();
  const announcement = { type: 'announcement', title: 'New reports', payload: { route: '/apps/dashboards' } };
  await control.notify('avery', announcement);
  const activity = tab.role('region', { name: 'My Activity' });
  await activity.role('link', { name: 'Unread: New reports' }).click();
  await heading(tab, 'Please select a Dashboard').expectVisible();
});

journey('a click on a to-do opens its route in its program', async ({ tab, control, signIn }) => {
  await signIn();
  await openPanel(tab);
  const title = 'Look at the harbor documents';
  const payload = { program: 'HFR', programName: 'Harbor Fiber Rollout', route: '/apps/documentManagement?from=todo' };
  await control.notify('avery', { type: 'todo', title, payload });
  const before = (await control.requests()).at(-1)?.seq ?? 0;
  await panelOf(tab)
    .role('button', { name: `Unread: ${title}` })
    .click();
  await tab.expectAddress(/\/apps\/documentManagement\?from=todo$/);
  await heading(tab, 'Document Library').expectVisible();
  await bar(tab).role('button', { name: 'Program: Harbor Fiber Rollout', includeHidden: true }).expectVisible();
  const views = async () => (await control.requests(before)).filter(({ path }) => path.startsWith('/Views/'));
  await until(async () => expect((await views()).map((view) => view.program)).toEqual(['HFR']));
  await until(async () => expect(await control.marks(before)).toHaveLength(1));
});

journey('a favourite is pinned from a tile and from the menu, is arranged by keys and is kept', async (journey) => {
  const { tab, portal, signIn } = journey;
  await signIn();
  const favourites = tab.role('region', { name: 'Favourites' });
  await tab.role('button', { name: /^Field Work/ }).click();
  const unfolded = tab.role('region', { name: 'Field Work' });
  await unfolded.role('link', { name: 'Work Order' }).hover();
  await unfolded.role('button', { name: 'Add Work Order to favourites' }).click();
  await expectTexts(favourites.role('link'), ['Work Order']);

  const menu = await openMenu(journey);
  await menu.role('link', { name: 'Schedule', exact: true }).hover();
  await menu.role('button', { name: 'Add Schedule to favourites' }).click();
  await menu.role('button', { name: 'Remove Schedule from favourites' }).expectVisible();
  await menu.role('link', { name: 'Schedule', exact: true }).click();
  await heading(tab, 'Schedule').expectVisible();
  await tab.goto(portal);
  await expectTexts(favourites.role('link'), ['Work Order', 'Schedule']);
  await expectTexts(tab.role('region', { name: 'Recently opened' }).role('link'), ['Schedule']);

  // The handle of the first tile, one place on.
  await favourites.role('button', { name: 'Arrange' }).press('Enter');
  await favourites.role('row', { name: 'Work Order' }).focus();
  await tab.pressKey('Tab');
  await tab.pressKey('Enter');
  await tab
    .role('button', { name: /^Insert/ })
    .first()
    .expectVisible();
  await tab.pressKey('ArrowDown');
  await tab.pressKey('Enter');
  await favourites.role('button', { name: 'Done' }).click();
  await expectTexts(favourites.role('link'), ['Schedule', 'Work Order']);
});

journey('logan sees Logout in the menu, and it ends the session', async (journey) => {
  const { tab, portal, signIn } = journey;
  await signIn({ user: 'logan', byForm: true });
  await follow(journey, 'Logout');
  await tab.role('button', { name: 'Sign in' }).expectVisible();
  await tab.goto(portal);
  await tab.label(/user name/i).expectVisible();
});

journey(
  'a module of another program is opened and pinned by the palette, and a sign-out forgets it',
  async (journey) => {
    const { tab, portal, signIn } = journey;
    await signIn({ byForm: true });
    await heading(tab, /Welcome/).expectVisible();
    const palette = await openPalette(tab);
    const chosen = (name: string) => palette.role('option', { name, selected: true }).first();
    await tab.typeText('schedule in cascade');
    await chosen('Schedule in Cascade Peaks Towers').expectVisible();
    await tab.pressKey('Enter');
    await heading(tab, 'Schedule').expectVisible();
    await bar(tab).role('button', { name: 'Program: Cascade Peaks Towers' }).expectVisible();

    await openPalette(tab);
    await palette.role('option').first().expectVisible();
    await tab.pressKey('ArrowUp');
    await chosen('Add Schedule to favourites').expectVisible();
    await tab.pressKey('Enter');
    await tab.pressKey('Escape');
    await palette.expectHidden();
    await tab.reload();
    await heading(tab, 'Schedule').expectVisible();
    await openPalette(tab);
    await palette.role('group', { name: 'Favourites' }).role('option').first().expectText('Schedule');

    await palette.role('combobox').fill('logout');
    await chosen('Logout').expectVisible();
    await tab.pressKey('Enter');
    await tab.label(/user name/i).expectVisible();
    const left = await readStorage(tab, portal);
    if (left.includes('gantry.personal/')) throw new Error(`Left: ${left}`);
  },
);

journey(
  'notifications of the browser are offered to who has not decided about them',
  async ({ tab, profile, portal, signIn }) => {
    await profile.setNotifications(portal, 'prompt');
    await signIn();
    await (await openAccount(tab)).role('button', { name: 'Allow browser notifications' }).expectVisible();
  },
  pushConfiguration,
);

journey(
  'a chip says how to allow notifications of the browser that are refused',
  async ({ tab, profile, portal, signIn }) => {
    await profile.setNotifications(portal, 'denied');
    await signIn();
    await openPanel(tab);
    await panelOf(tab)
      .role('button', { name: /Push notifications disabled/ })
      .click();
    await tab.text(/^Your browser blocks notifications of this site/).expectVisible();
  },
  pushConfiguration,
);
