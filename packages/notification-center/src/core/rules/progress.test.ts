import { expect, it } from 'vitest';
import { appearanceOf } from './appearance.ts';
import { someJob, someNotification } from '../notification.testing.ts';
import { progressOf } from './progress.ts';

// One case for each rule of the progress bar.
it.each([
  ['Running … with percentage above 0: progress bar with percent.', 'Running', 45, { kind: 'determinate', value: 45 }],
  ['… retrying with percentage above 0: progress bar with percent.', 'retrying', 1, { kind: 'determinate', value: 1 }],
  ['Running … with percentage 0: indeterminate bar.', 'running', 0, { kind: 'indeterminate' }],
  ['Running without a percentage', 'running', undefined, { kind: 'indeterminate' }],
  ['… retrying with percentage 0: indeterminate bar.', 'RETRYING', 0, { kind: 'indeterminate' }],
  ['Completed: full bar.', 'completed', 12, { kind: 'determinate', value: 100 }],
  ['Enqueued …: indeterminate bar.', 'enqueued', 50, { kind: 'indeterminate' }],
  ['… cancelling: indeterminate bar.', 'cancelling', 50, { kind: 'indeterminate' }],
  ['Failed has none', 'failed', 50, { kind: 'none' }],
  ['Cancelled has none', 'cancelled', 50, { kind: 'none' }],
  ['Deleted has none', 'deleted', 50, { kind: 'none' }],
  ['An unknown status has none', 'paused', 50, { kind: 'none' }],
])('"%s"', (_rule, status, percentage, expected) => {
  expect(progressOf(someJob('export', status, { percentage }))).toEqual(expected);
  expect(progressOf(someJob('import', status, { percentage }))).toEqual(expected);
});

it('other types have no bar', () => {
  expect(progressOf(someNotification({ payload: { status: 'running', percentage: 40 } }))).toEqual({ kind: 'none' });
});

it.each([
  [someJob('export', 'failed'), { icon: 'failed', tone: 'danger' }],
  [someJob('import', 'completed'), { icon: 'completed', tone: 'success' }],
  [someJob('import', 'paused'), { icon: 'import', tone: 'neutral' }],
  [someNotification({ payload: { priority: 'high' } }), { icon: 'todo', tone: 'warning' }],
  [someNotification({ payload: { status: 'done' } }), { icon: 'done', tone: 'neutral' }],
  [someNotification({ payload: { status: 'done', priority: 'high' } }), { icon: 'done', tone: 'neutral' }],
  [someNotification({ type: 'weather' }), { icon: 'generic', tone: 'neutral' }],
  [someNotification({ id: null }), { icon: 'malformed', tone: 'warning' }],
])('has an icon and a tone (%#)', (item, expected) => {
  expect(appearanceOf(item)).toEqual(expected);
});
