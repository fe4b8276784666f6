import { describe, expect, it } from 'vitest';
import { actionsOf, canMarkAsUnread, errorTextOf, hasActionsMenu, type ActionState } from './actions.ts';
import { someJob, someNotification } from '../notification.testing.ts';
import { isWorkflowJob } from '../types/jobStatus.ts';
import { jobStatusOf } from '../types/notificationTypes.ts';

const guid = '0f8fad5b-d9cb-469f-a165-70867728950e';
const statuses = [
  'enqueued',
  'running',
  'retrying',
  'completed',
  'failed',
  'deleted',
  'cancelling',
  'cancelled',
] as const;

/** `-` not visible, `o` visible and disabled, `x` enabled: one letter for each status above, in order. */
function row(stateAt: (status: string) => ActionState): string {
  return statuses
    .map((status) => {
      const { isVisible, isEnabled } = stateAt(status);
      if (!isVisible) return isEnabled ? '!' : '-';
      return isEnabled ? 'x' : 'o';
    })
    .join('');
}

describe('export notification actions', () => {
  it.each([
    // enqueued running retrying completed failed deleted cancelling cancelled
    ['Download is enabled only when completed and hidden when failed.', 'download', {}, 'ooox-ooo'],
    ['Error Details shows when failed.', 'errorDetails', {}, '----x---'],
    ['Retry shows when failed or cancelled, and (retry is enabled …)', 'retry', { retryEnabled: true }, '----x--x'],
    ['Retry … (… or jobId is a GUID).', 'retry', { jobId: guid }, '----x--x'],
    ['Retry is not there otherwise', 'retry', { jobId: '12' }, '--------'],
    [
      'Cancel shows when running or retrying, and (cancellation is enabled …)',
      'cancel',
      { cancellationEnabled: true },
      '-xx-----',
    ],
    ['Cancel … (… or jobId is a GUID).', 'cancel', { jobId: guid }, '-xx-----'],
    ['Cancel is not there otherwise', 'cancel', {}, '--------'],
  ] as const)('"%s"', (_rule, action, payload, expected) => {
    expect(row((status) => actionsOf(someJob('export', status, payload))[action])).toBe(expected);
  });
});

describe('import notification actions', () => {
  it.each([
    [
      'Results link shows when results exist and status is not failed. It is enabled only when completed.',
      'results',
      { results: [1] },
      'ooox-ooo',
    ],
    ['Results link is not there without results', 'results', {}, '--------'],
    ['Error Details shows when failed.', 'errorDetails', {}, '----x---'],
    [
      'Cancel shows when cancellation is enabled and status is enqueued or running.',
      'cancel',
      { cancellationEnabled: true },
      'xx------',
    ],
    [
      'It is disabled if cancellation was already requested.',
      'cancel',
      { cancellationEnabled: true, isCancellationRequested: true },
      'oo------',
    ],
    ['Cancel is not there where cancellation is not enabled', 'cancel', { jobId: guid }, '--------'],
  ] as const)('"%s"', (_rule, action, payload, expected) => {
    expect(row((status) => actionsOf(someJob('import', status, payload))[action])).toBe(expected);
  });
});

describe('the rest of a row', () => {
  it('"Background job statuses (case-insensitive)"', () => {
    for (const status of statuses) {
      expect(jobStatusOf(someJob('export', status.toUpperCase()))).toBe(status);
      expect(jobStatusOf(someJob('import', ` ${status} `))).toBe(status);
    }
    expect(jobStatusOf(someJob('export', 'paused'))).toBeNull();
    expect(jobStatusOf(someNotification({ type: 'todo', payload: { status: 'running' } }))).toBeNull();
  });

  it('"Running items have no actions menu."', () => {
    const withMenu = statuses.filter((status) => hasActionsMenu(someJob('export', status)));
    expect(withMenu).toEqual(['enqueued', 'completed', 'failed', 'deleted', 'cancelling', 'cancelled']);
    expect(hasActionsMenu(someNotification())).toBe(true);
  });

  it('"Read returns to unread for exports and imports."', () => {
    const able = ['todo', 'export', 'import', 'announcement', 'requests', 'other'].filter((type) =>
      canMarkAsUnread(someNotification({ type, read: true })),
    );
    expect(able).toEqual(['export', 'import']);
    expect(canMarkAsUnread(someNotification({ type: 'export', read: false }))).toBe(false);
  });

  it.each([
    [guid, true],
    [guid.toUpperCase(), true],
    [`{${guid}}`, false],
    [guid.replaceAll('-', ''), false],
    [`${guid}0`, false],
    [undefined, false],
  ])('"jobId matches the GUID form (8-4-4-4-12 hex)": %s is %s', (jobId, expected) => {
    expect(isWorkflowJob(someJob('export', 'running', { jobId }))).toBe(expected);
  });

  it('shows the message before the code as the error text', () => {
    expect(errorTextOf(someJob('export', 'failed', { error: 'E1', errorMessage: 'No rows' }))).toBe('No rows');
    expect(errorTextOf(someJob('export', 'failed', { error: 'E1' }))).toBe('E1');
    expect(errorTextOf(someJob('export', 'failed'))).toBeNull();
  });
});
