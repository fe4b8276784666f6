import { chooseProgram, heading, inBar, inWideWindow, openShell } from '../testing/shellPage.testing.tsx';
import { toastQueue } from '@gantry/ui-kit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleDashboards } from '../../screens/testing/sampleData.testing.tsx';
import type { FakePortalOptions } from '../testing/createFakePortal.testing.tsx';
import { cascade, harbor, sampleMenu } from '../testing/sampleMenu.testing.tsx';
import { choiceOf } from './usePrograms.ts';

inWideWindow();
afterEach(() => toastQueue.clear());

const toast = (name: string) => page.getByRole('group', { name });

const open = (path: string, options: FakePortalOptions = {}) => openShell(options, { path });

describe('a hit of the search', () => {
  const order = { found: true, PONumber: 'PO-7' };
  const searchFor = async (projectId: string, projectName: string) => {
    const searchPurchaseOrder = () => Promise.resolve({ ...order, projectId, projectName });
    const getMenuItems = () => Promise.resolve(sampleMenu({ modules: ['VI', 'PM'] }));
    const portal = await open('/', { monolith: { searchPurchaseOrder }, getMenuItems });
    const field = page.getByRole('combobox', { name: 'Search purchase orders' });
    await field.fill('PO-7');
    await field.click();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('option', { name: /PO-7/ }).click();
    return portal;
  };

  test('opens in its program', async () => {
    await searchFor(cascade.id, cascade.name);
    await expect.element(inBar(/Cascade Peaks/)).toBeVisible();
    await expect.poll(() => document.title).toBe('PO-7 – Purchase Orders of the Vendor – Vendor Portal · Gantry');
  });

  test('of a program without permission leaves program and screen as they are, and a toast says so', async () => {
    const { program } = await searchFor('ZZZ', 'Somebody else’s program');
    await expect.element(toast('You do not have access to the program “Somebody else’s program”.')).toBeVisible();
    await expect.element(heading('Hi Avery Stone, Welcome!')).toBeVisible();
    await expect.element(inBar(/Harbor Fiber/)).toBeVisible();
    expect(program.get()).toEqual(harbor);
  });
});

test.each([
  ['/', 'Hi Avery Stone, Welcome!'],
  ['/apps', 'Hi Avery Stone, these are all the apps available for you!'],
])('the first program that is chosen at %s moves the focus to the heading', async (path, name) => {
  await open(path, { program: null });
  await chooseProgram(/Cascade Peaks/);
  await expect.element(heading(name)).toHaveFocus();
});

test('a search before a program is chosen asks for one, and is repeated after the choice', async () => {
  const searchPurchaseOrder = vi.fn(() =>
    Promise.resolve({ found: true, PONumber: 'PO-7', projectId: cascade.id, projectName: cascade.name }),
  );
  await open('/', { program: null, monolith: { searchPurchaseOrder } });
  await userEvent.keyboard('{Escape}');
  const field = page.getByRole('combobox', { name: 'Search purchase orders' });
  await field.fill('PO-7');
  await field.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Please select a program to continue').nth(1)).toBeVisible();
  expect(searchPurchaseOrder).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Select a program' }).first().click();
  await chooseProgram(/Cascade Peaks/);
  await expect.element(page.getByRole('option', { name: /PO-7/ })).toBeVisible();
  expect(searchPurchaseOrder).toHaveBeenCalledOnce();
});

describe('an address with ?program=', () => {
  test('opens in that program and goes on without it', async () => {
    const getView = vi.fn(() => Promise.resolve('<h1>A view</h1>'));
    const { program } = await open('/apps/workOrder?workOrderId=7&program=CPT', { monolith: { getView } });
    await expect.element(inBar(/Cascade Peaks/)).toBeVisible();
    expect(program.get()).toEqual(cascade);
    await expect
      .poll(() => getView.mock.calls.flat())
      .toContainEqual(expect.objectContaining({ query: { workOrderId: '7' } }));
  });

  test('opens in that program before any is selected', async () => {
    await open('/apps/workOrder?program=CPT', { program: null });
    await expect.element(inBar(/Cascade Peaks/)).toBeVisible();
    await expect.poll(() => document.title).toBe('Work Order · Gantry');
  });

  test('of a program without permission is the 401 page, and the program stays as it is', async () => {
    const { program } = await open('/apps/workOrder?program=ZZZ');
    await expect.element(heading('Not Authorized!')).toBeVisible();
    await expect.element(toast('You do not have access to the program “ZZZ”.')).toBeVisible();
    expect(program.get()).toEqual(harbor);
  });

  test('says that the permissions could not be loaded, and opens when they can', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const getMenuItems = vi.fn(() => Promise.resolve(sampleMenu())).mockRejectedValueOnce(new Error('503'));
    await open('/apps?program=CPT', { getMenuItems });
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect.element(heading('Hi Avery Stone, these are all the apps available for you!')).toBeVisible();
    await expect.element(inBar(/Cascade Peaks/)).toBeVisible();
  });
});

describe('the address of a dashboard', () => {
  const overview = '/apps/dashboards/CPT/dashboard/overview';

  test.each([
    ['no program', null],
    ['another program', harbor],
  ])('opens with %s selected, and selects its own', async (_, program) => {
    await open(overview, { program });
    await expect.element(inBar(/Cascade Peaks/)).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('link', { name: 'All dashboards' })).toBeVisible();
  });

  test('asks for the permissions once, and shows no chooser on the way', async () => {
    const getMenuItems = vi.fn(() => Promise.resolve(sampleMenu()));
    const titles: string[] = [];
    const observer = new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent;
      if (title !== undefined && title !== titles.at(-1)) titles.push(title);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    await open(overview, { program: null, getMenuItems });
    await expect.element(page.getByRole('main').getByRole('link', { name: 'All dashboards' })).toBeVisible();
    observer.disconnect();
    expect(titles).not.toContain('Please select a program to continue');
    expect(getMenuItems).toHaveBeenCalledOnce();
  });

  test('shows the title, which the change of program on the way does not abort', async () => {
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    const getDashboards = vi.fn(async (_: string, signal?: AbortSignal) => {
      await mayAnswer;
      signal?.throwIfAborted();
      return sampleDashboards;
    });
    await open(overview, { program: null, getDashboards });
    await expect.element(inBar(/Cascade Peaks/)).toBeVisible();
    answer();
    await expect.element(heading('Program overview')).toBeVisible();
  });

  test('leads to the list when the person then selects another program', async () => {
    const { switchProgram } = await open(overview);
    await expect.element(inBar(/Cascade Peaks/)).toBeVisible();
    await switchProgram(harbor);
    await expect.element(heading('Please select a Dashboard')).toBeVisible();
  });
});

test('a special vendor user without access to the program of the company hears so, and no program is selected', async () => {
  const vendorRedirects = {
    'vendor-north': { company: 'North Mast Ltd', program: { id: 'ZZZ', name: 'Northern Masts' } },
  };
  const { program } = await open('/', {
    program: null,
    profile: { userName: 'vendor-north' },
    configuration: { vendorRedirects },
    getMenuItems: () => Promise.resolve(sampleMenu({ modules: ['VI'] })),
  });
  await expect.element(toast('You do not have access to the program “Northern Masts”.')).toBeVisible();
  expect(program.get()).toBeNull();
});

test('a program has the colour and the icon of the configuration', () => {
  const themes = { [cascade.id]: { color: '#102030', icon: 'tower' } };
  expect(choiceOf(cascade, themes)).toEqual({ ...cascade, color: '#102030', icon: 'tower' });
  expect(choiceOf(harbor, themes).color).toBeNull();
});
