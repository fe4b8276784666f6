import {
  chooseProgram,
  heading,
  inBar,
  inMain,
  inWideWindow,
  menuLink,
  openShell,
} from '../testing/shellPage.testing.tsx';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleDashboards } from '../../screens/testing/sampleData.testing.tsx';
import type { FakePortalOptions } from '../testing/createFakePortal.testing.tsx';
import { cascade, harbor, sampleMenu } from '../testing/sampleMenu.testing.tsx';

inWideWindow();
const open = (path = '/', options: FakePortalOptions = {}) => openShell(options, { path });

// First, as the browser goes on with Tab from where the pointer was last.
test('the first Tab reaches the skip link, which leads to the content', async () => {
  await open();
  await expect.element(heading('Hi Avery Stone, Welcome!')).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('the top bar has search, full screen, notifications, help, account and program', async () => {
  await open();
  const bar = page.getByRole('banner');
  await expect.element(bar.getByRole('combobox', { name: /purchase order/i })).toBeVisible();
  for (const name of ['Full screen', /^Notifications/, 'Help', /^Account/, /Harbor Fiber Rollout/])
    await expect.element(bar.getByRole('button', { name })).toBeVisible();
});

describe('panels', () => {
  /** "The user, help, notification and program selector panels are mutually exclusive." */
  test('at most one is open', async () => {
    await open();
    await expect.element(heading('Hi Avery Stone, Welcome!')).toBeVisible();
    const panels = [
      ['Account', /^Account/],
      ['Help', 'Help'],
      ['Notifications', /^Notifications/],
      ['Programs', /Harbor Fiber Rollout/],
    ] as const;
    for (const [panel, button] of panels) {
      await inBar(button).click();
      await expect.element(page.getByRole('dialog', { name: panel })).toBeVisible();
      const dialogs = () => page.getByRole('dialog').elements();
      await expect.poll(() => dialogs().filter((dialog) => !dialog.closest('[inert]'))).toHaveLength(1);
    }
    await chooseProgram(/Cascade Peaks/);
    await expect.element(inBar(/Cascade Peaks/)).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('the program selector of Home opens that of programs', async () => {
    await open();
    const home = inMain(/^Program:/);
    await home.click();
    await chooseProgram(/Cascade Peaks/);
    await expect.element(home).toHaveTextContent('Cascade Peaks Towers');
    await expect.element(inBar(/Cascade Peaks/)).toBeVisible();
  });

  test('leave the buttons of the banners free', async () => {
    await open('/', { deployment: { newBuild: '4f9c1d07a2b35e86' } });
    await inBar(/^Notifications/).click();
    await expect.element(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    // A click fails if something lies over the button.
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(page.getByRole('status').filter({ hasText: /new version/i })).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  });

  test('a navigation closes them', async () => {
    await open();
    await inBar('Help').click();
    await expect.element(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
    await menuLink('Dashboards').click();
    await expect.element(heading('Please select a Dashboard')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the menu', () => {
  test('is sorted, and the logout item needs the group with id -1', async () => {
    await open('/', { getMenuItems: () => Promise.resolve(sampleMenu({ hasLogoutGroup: true })) });
    await expect.element(menuLink('Logout')).toBeVisible();
    await expect.element(page.getByRole('navigation').getByRole('button', { name: 'Applications' })).toBeVisible();
    const names = page
      .getByRole('navigation')
      .getByRole('link')
      .elements()
      .map((link) => link.textContent)
      .filter((name) => name !== '');
    expect(names).toEqual(['Home', 'Dashboard Access', 'Dashboards', 'Logout', 'Schedule', 'Work Order']);
    await expect
      .element(page.getByRole('link', { name: 'Open in new tab: Schedule' }))
      .toHaveAttribute('target', '_blank');
  });
});

describe('who sees what', () => {
  test('without a program the chooser appears, with its drawer open', async () => {
    await open('/apps', { program: null });
    await expect.element(heading('Please select a program to continue')).toBeVisible();
    await chooseProgram(/Harbor Fiber/);
    await expect.element(heading('Hi Avery Stone, these are all the apps available for you!')).toBeVisible();
  });

  test('a stored program without permission leads to the chooser, which says why', async () => {
    await open('/', {
      program: harbor,
      getMenuItems: () => Promise.resolve(sampleMenu({ programs: [cascade] })),
    });
    await expect.element(heading('Please select a program to continue')).toBeVisible();
    await expect.element(page.getByRole('main')).toMatchTextContent(/You do not have access to the program that/);
  });

  test('a program that is withdrawn while the portal is open leads to the chooser, which says why', async () => {
    const getMenuItems = vi.fn(() => Promise.resolve(sampleMenu()));
    const portal = await open('/', { getMenuItems });
    await expect.element(heading('Hi Avery Stone, Welcome!')).toBeVisible();
    getMenuItems.mockImplementation(() => Promise.resolve(sampleMenu({ programs: [cascade] })));
    await portal.queryClient.invalidateQueries();
    await expect.element(heading('Please select a program to continue')).toBeVisible();
    await expect.element(page.getByRole('main')).toMatchTextContent(/You no longer have access to the program/);
  });

  test('a report is asked for with the list of its program, and shown only if it is "present in the program\'s dashboard list"', async () => {
    const { promise: getDashboards, resolve: answer } = Promise.withResolvers<typeof sampleDashboards>();
    const embedding = { embedUrl: location.origin, accessToken: 'token', expiration: 3600 };
    const getReportEmbedding = vi.fn(() => Promise.resolve(embedding));
    await open('/apps/dashboards/HFR/report/elsewhere', {
      configuration: { reportsOrigin: location.origin },
      getDashboards: () => getDashboards,
      monolith: { getReportEmbedding },
    });
    await expect.poll(() => getReportEmbedding.mock.calls.length).toBe(1);
    await expect
      .element(page.getByRole('main').getByRole('progressbar'))
      .toHaveAttribute('aria-valuetext', 'Step 1 of 2');
    answer(sampleDashboards);
    await expect.element(heading('Not Authorized!')).toBeVisible();
  });

  test.each([
    ['the catalog’s', {}],
    ['a configured', { vendorCreation: { path: 'newVendors' } }],
  ])(
    'a special vendor user starts at vendor creation, by %s path, in the program of the company',
    async (_, catalog) => {
      const vendorRedirects = { 'vendor-north': { company: 'North Mast Ltd', program: cascade } };
      const getMenuItems = () => Promise.resolve(sampleMenu({ modules: ['VI'] }));
      const getView = vi.fn(() => Promise.resolve('<h1>A view</h1>'));
      await open('/', {
        program: null,
        profile: { userName: 'vendor-north' },
        configuration: { vendorRedirects, catalog },
        getMenuItems,
        monolith: { getView },
      });
      await expect.element(inBar(/Cascade Peaks/)).toBeVisible();
      await expect.poll(() => document.title).toBe('Vendor Creation · Gantry');
      await expect
        .poll(() => getView.mock.calls.flat())
        .toContainEqual(expect.objectContaining({ query: { company: 'North Mast Ltd' } }));
    },
  );
});

describe('what the person was allowed to see at the last visit, while the service has not answered', () => {
  const hanging = () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof sampleMenu>>();
    return { getMenuItems: () => promise, answer: resolve };
  };

  test('is offered in the menu and on Home', async () => {
    const { getMenuItems } = hanging();
    await open('/', { kept: sampleMenu(), getMenuItems });
    await expect.element(menuLink('Schedule')).toBeVisible();
    await expect.element(inMain(/^Planning/)).toBeVisible();
  });

  test('opens no module: the answer decides', async () => {
    const { getMenuItems, answer } = hanging();
    const getView = vi.fn(() => Promise.resolve('<h1>A view</h1>'));
    await open('/', { kept: sampleMenu(), getMenuItems, monolith: { getView } });
    await menuLink('Schedule').click();
    await expect.poll(() => document.title).toBe('Schedule · Gantry');
    expect(getView).not.toHaveBeenCalled();
    answer(sampleMenu({ modules: ['WO'] }));
    await expect.element(heading('Not Authorized!')).toBeVisible();
    await expect.element(menuLink('Schedule')).not.toBeInTheDocument();
    expect(getView).not.toHaveBeenCalled();
  });

  test('selects no program: the answer decides', async () => {
    const { getMenuItems, answer } = hanging();
    await open('/', { kept: sampleMenu(), getMenuItems, program: cascade });
    await inBar(/Cascade Peaks/).click();
    await chooseProgram(/Harbor Fiber/);
    answer(sampleMenu({ programs: [cascade] }));
    await expect.element(page.getByRole('group', { name: /You do not have access to .*Harbor/ })).toBeVisible();
    await expect.element(inBar(/Cascade Peaks/)).toBeVisible();
  });

  test('is replaced by an error if the service fails', async () => {
    await open('/', { kept: sampleMenu(), getMenuItems: () => Promise.reject(new Error('503')) });
    await expect
      .element(page.getByRole('navigation').getByRole('alert'))
      .toHaveTextContent('An error occurred loading the menu, please try again.');
    await expect
      .element(page.getByRole('main').getByRole('alert'))
      .toHaveTextContent('An error occurred, please try again.');
  });
});

describe('going from screen to screen', () => {
  test('renders the bar and its panels not again', async () => {
    const portal = await open('/apps');
    await expect.element(heading('Hi Avery Stone, these are all the apps available for you!')).toBeVisible();
    await inBar('Help').click();
    await inBar('Help').click();
    await expect.element(page.getByRole('dialog', { name: 'Help' })).not.toBeInTheDocument();
    // The bar reads the colour of the program each time that it is rendered.
    const { programThemes } = portal.configuration;
    const read = vi.fn(() => programThemes);
    Object.defineProperty(portal.configuration, 'programThemes', { get: read });
    await menuLink('Dashboards').click();
    await expect.element(heading('Please select a Dashboard')).toBeVisible();
    expect(read).not.toHaveBeenCalled();
  });

  test('the heading takes the focus and names the tab', async () => {
    await open();
    await expect.element(heading('Hi Avery Stone, Welcome!')).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    await inMain(/^Insights/).click();
    await page.getByRole('region', { name: 'Insights' }).getByRole('link', { name: 'Dashboards', exact: true }).click();
    await expect.element(heading('Please select a Dashboard')).toHaveFocus();
    expect(document.title).toBe('Dashboards · Gantry');
  });

  test('a tab of the notification center keeps the focus when it changes the address', async () => {
    await open('/');
    await page.getByRole('main').getByRole('link', { name: 'Notification Center' }).click();
    const exports = page.getByRole('tab', { name: 'Exports' });
    await exports.click();
    await expect.element(exports).toHaveAttribute('aria-selected', 'true');
    await expect.element(exports).toHaveFocus();
  });
});
