import { createTextMatch } from '@gantry/ui-kit';
import { describe, expect, test } from 'vitest';
import { someJob, someNotification } from '../../core/notification.testing.ts';
import { notificationFilter, type FilterChoice } from './notificationFilter.ts';

const everything: FilterChoice = { match: createTextMatch(''), status: null, isUnreadOnly: false };
const passes = (choice: Partial<FilterChoice>, notification = someNotification()) =>
  notificationFilter({ ...everything, ...choice })?.(notification) ?? true;

test('an empty choice is no filter', () => {
  expect(notificationFilter(everything)).toBeUndefined();
  expect(notificationFilter({ ...everything, match: createTextMatch('  ') })).toBeUndefined();
});

describe('text', () => {
  const notification = someNotification({
    title: 'Approve the Résumé of site DAL-0417',
    payload: { description: 'Sector B', poNumber: '4500017733', programName: 'Northern Fiber' },
  });
  test.each([
    ['dal-0417', true],
    ['APPROVE site', true],
    ['site approve', true],
    ['resume', true],
    ['sector', true],
    ['45000177', true],
    ['northern', true],
    ['approve austin', false],
  ])('%s', (text, found) => {
    expect(passes({ match: createTextMatch(text) }, notification)).toBe(found);
  });
});

describe('status', () => {
  test.each([
    ['Running', 'inProgress'],
    ['enqueued', 'inProgress'],
    ['cancelling', 'inProgress'],
    ['completed', 'completed'],
    ['failed', 'failed'],
    ['deleted', 'cancelled'],
  ] as const)('%s is %s', (status, family) => {
    expect(passes({ status: family }, someJob('export', status))).toBe(true);
    expect(passes({ status: family === 'failed' ? 'completed' : 'failed' }, someJob('export', status))).toBe(false);
  });

  test('an item without a job matches no status', () => {
    expect(passes({ status: 'completed' }, someNotification({ payload: { status: 'completed' } }))).toBe(false);
  });
});
