import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  exportJob,
  importJob,
  manyExports,
  workingDay,
  type WireFields,
} from '../testing/demoNotifications.testing.ts';
import { renderInDemo, textsOf } from '../testing/renderInDemo.testing.tsx';
import { NotificationCenterPage } from './NotificationCenterPage.tsx';

beforeEach(() => page.viewport(1280, 900));
const titles = (list: Element) =>
  [...list.querySelectorAll('li')].map((row) => row.querySelector('bdi')?.textContent ?? '');

/** Opens the page with these notifications, at All. */
async function openAll(notifications: readonly WireFields[]) {
  const screen = await renderInDemo(<NotificationCenterPage />, notifications);
  const list = screen.getByRole('list', { name: 'All' });
  await expect.element(list).toBeVisible();
  return { ...screen, list };
}

test('has a tab for each list, and reports the chosen one to the app; To Do has Active and Archive', async () => {
  const onTabChange = vi.fn();
  const screen = await renderInDemo(<NotificationCenterPage onTabChange={onTabChange} />, workingDay());
  await expect.element(screen.getByRole('list', { name: 'All' })).toBeVisible();
  expect(textsOf(screen.getByRole('tab'))).toEqual(['All', 'To Do', 'Requests', 'Exports', 'Imports', 'Announcements']);
  await screen.getByRole('tab', { name: 'Imports' }).click();
  await expect.element(screen.getByRole('list', { name: 'Imports' })).toBeVisible();
  await screen.getByRole('tab', { name: 'To Do' }).click();
  await expect.element(screen.getByRole('list', { name: 'To Do' })).toMatchTextContent('Assign a crew');
  expect(onTabChange.mock.calls).toEqual([['imports'], ['todo']]);
  await screen.getByText('Archive', { exact: true }).click();
  await expect
    .element(screen.getByRole('list', { name: 'Archive' }))
    .toMatchTextContent('Review the daily field report');
});

test('search finds by title, description and PO number, or says "No results"', async () => {
  const { list, ...screen } = await openAll(workingDay());
  const field = screen.getByRole('searchbox', { name: 'Search notifications' });
  await field.fill('45000177');
  await expect.poll(() => titles(list.element())).toEqual(['Approve the closeout package of site DAL-0417']);
  await field.fill('mara lindqvist');
  await expect.poll(() => titles(list.element())).toEqual(['Access to Vendor Portal requested']);
  await field.fill('submarine');
  await expect.element(screen.getByText('No results')).toBeVisible();
});

test('search marks what it finds in titles, descriptions, programs and purchase orders', async () => {
  const payload = { program: 'A', programName: 'Región Norte', description: 'The north wing', poNumber: '4500017733' };
  const { list, ...screen } = await openAll([exportJob('1', 1, 'completed', payload, { title: 'Northern sites' })]);
  const field = screen.getByRole('searchbox', { name: 'Search notifications' });
  const marks = () => [...list.element().querySelectorAll('mark')].map(({ textContent }) => textContent);
  await field.fill('north');
  await expect.poll(marks).toEqual(['North', 'north']);
  await field.fill('region 4500');
  await expect.poll(marks).toEqual(['Región', '4500']);
  await field.fill('');
  await expect.poll(marks).toEqual([]);
});

test('what the search finds begins at its top', async () => {
  const { list, ...screen } = await openAll(manyExports(50));
  const scroller = list.element().parentElement ?? document.body;
  const scroll = () => {
    scroller.scrollTo({ top: 1500 });
    return scroller.scrollTop;
  };
  await expect.poll(scroll).toBeGreaterThan(1000);
  await screen.getByRole('searchbox', { name: 'Search notifications' }).fill('export');
  await expect.poll(() => scroller.scrollTop).toBe(0);
  await expect.element(screen.getByText('Export 1', { exact: true })).toBeInViewport();
});

test('focus goes to the row in the place of one that left the list while its dialog was open', async () => {
  const { list, ...screen } = await openAll([
    importJob('1', 1, 'failed', {}, { title: 'First' }),
    importJob('2', 2, 'failed', {}, { title: 'Second' }),
  ]);
  await screen.getByRole('button', { name: /Status$/ }).click();
  await screen.getByRole('option', { name: 'Failed' }).click();
  await screen.getByRole('button', { name: 'Actions for First' }).click();
  await screen.getByRole('menuitem', { name: 'Error Details' }).click();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  screen.platform.publish(importJob('1', 0, 'running', {}, { title: 'First' }));
  await expect.poll(() => titles(list.element())).toEqual(['Second']);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.poll(() => list.element().contains(document.activeElement)).toBe(true);
});

test('programs stand in the order of the alphabet, with numbers by value', async () => {
  const names = ['Phase 10', 'Phase 2', 'Éclair', 'Zulu', 'alpha'];
  const notifications = names.map((programName, index) =>
    exportJob(String(index), 1, 'running', { program: String(index), programName }),
  );
  const screen = await renderInDemo(<NotificationCenterPage tab="exports" />, notifications);
  await screen.getByRole('button', { name: /program/i }).click();
  const options = screen.getByRole('option');
  await expect
    .poll(() => options.elements().map(({ textContent }) => textContent))
    .toEqual([expect.anything(), 'alpha', 'Éclair', 'Phase 2', 'Phase 10', 'Zulu']);
});

test('filters by status, program and unread, where an item that is marked as read keeps its place, and clears them', async () => {
  const { list, ...screen } = await openAll([
    exportJob('1', 1, 'running', { program: 'A', programName: 'Alpha' }, { title: 'Running in A' }),
    exportJob('2', 2, 'failed', { program: 'A', programName: 'Alpha' }, { title: 'Failed in A', read: true }),
    importJob('3', 3, 'failed', { program: 'B', programName: 'Beta' }, { title: 'Failed in B' }),
  ]);
  const choose = async (label: RegExp, option: string) => {
    await screen.getByRole('button', { name: label }).click();
    await screen.getByRole('option', { name: option }).click();
  };
  await choose(/Status$/, 'Failed');
  await expect.poll(() => titles(list.element())).toEqual(['Failed in A', 'Failed in B']);
  await choose(/Program$/, 'Alpha');
  await expect.poll(() => titles(list.element())).toEqual(['Failed in A']);
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => titles(list.element()).length).toBe(3);
  await screen.getByText('Unread only', { exact: true }).click();
  await expect.poll(() => titles(list.element())).toEqual(['Running in A', 'Failed in B']);
  await screen.getByRole('button', { name: 'Unread: Running in A' }).click();
  await expect.element(screen.getByRole('button', { name: 'Unread: Running in A' })).not.toBeInTheDocument();
  expect(titles(list.element())).toEqual(['Running in A', 'Failed in B']);
});

test('a filter loads older pages automatically', async () => {
  const screen = await renderInDemo(<NotificationCenterPage tab="exports" />, [
    ...manyExports(170),
    exportJob('old', 5000, 'failed', {}, { title: 'The one of last week' }),
  ]);
  await expect.element(screen.getByRole('list', { name: 'Exports' })).toBeVisible();
  await screen.getByRole('searchbox').fill('last week');
  await expect.element(screen.getByText('The one of last week')).toBeVisible();
});

test('Mark all as read', async () => {
  const screen = await renderInDemo(<NotificationCenterPage />, workingDay());
  await expect.element(screen.getByText('7 unread')).toBeVisible();
  await screen.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.element(screen.getByText('7 unread')).not.toBeInTheDocument();
  await expect.poll(() => screen.platform.server.unreadCount()).toBe(0);
  await expect.element(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});

test('on a phone one press opens the filters, and nothing overflows the page', async () => {
  await page.viewport(320, 700);
  const screen = await renderInDemo(<NotificationCenterPage />, workingDay());
  await expect.element(screen.getByRole('list', { name: 'All' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await screen.getByRole('button', { name: 'Filters' }).click();
  await screen.getByText('Unread only', { exact: true }).click();
  await expect.poll(() => screen.getByRole('listitem').elements().length).toBeGreaterThan(0);
});
