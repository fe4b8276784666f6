import { describe, expect, test } from 'vitest';
import type { DashboardEntry } from '@gantry/platform-client/services/application/application.schemas';
import { parseReportType, reportPath, reportTitle, reportTypeOf } from './reports.ts';
import { secondsUntilRefresh, secondsUntilReplacement } from './embedTokenRefresh.ts';

const item = (id: string, value = `Report-${id}`): DashboardEntry => ({
  type: 'Item',
  id,
  title: `Title ${id}`,
  value,
});
const group = (id: string, ...items: DashboardEntry[]): DashboardEntry => ({ type: 'Group', id, title: id, items });

describe('"A value starting with \'Dashboard\' means dashboard, otherwise report"', () => {
  test.each([
    ['Dashboard-1', 'dashboard'],
    ['Dashboards', 'dashboard'],
    ['Report-1', 'report'],
    ['My Dashboard', 'report'],
    ['dashboard', 'report'],
    ['', 'report'],
  ])('%s: %s', (value, type) => expect(reportTypeOf({ value })).toBe(type));
});

test('"Tiles link to /apps/dashboards/{programId}/dashboard|report/{id}"', () =>
  expect(reportPath('/apps/dashboards', 'A B', { id: '1/2', value: 'Dashboard' })).toBe(
    '/apps/dashboards/A%20B/dashboard/1%2F2',
  ));

test.each([
  ['dashboard', 'dashboard'],
  ['Report', 'report'],
  ['page', null],
  [undefined, null],
])('the type %s of an address: %s', (text, type) => expect(parseReportType(text)).toBe(type));

test('"Dashboards are shown only if authorized for the program": one has a title in its list, at any depth', () => {
  expect(reportTitle([group('g', group('h', item('1')))], '1')).toBe('Title 1');
  expect(reportTitle([item('1')], '2')).toBeNull();
});

test.each([
  [3600, 3480],
  [60, 45],
  // A token that is already expired must not cause a request loop.
  [0, 5],
  [4, 5],
])('a token of %i s is replaced after %i s', (expiration, seconds) =>
  expect(secondsUntilRefresh(expiration)).toBe(seconds),
);

test.each([
  [0, 5],
  [4, 1],
  [3600, 0],
])('a token that arrived %i s ago and that Power BI calls expired is replaced after %i s', (age, seconds) =>
  expect(secondsUntilReplacement(age)).toBe(seconds),
);
