import { describe, expect, it } from 'vitest';
import { clickTarget } from './clickTarget.ts';
import { someJob, someNotification } from '../notification.testing.ts';

describe('the target of a click', () => {
  it.each([
    [
      '"Todo click: switches to the program named in the notification and navigates to its route."',
      { payload: { program: 'NTW', programName: 'North Towers', route: '/apps/workOrder?workOrderId=7' } },
      { kind: 'path', path: '/apps/workOrder?workOrderId=7', program: { id: 'NTW', name: 'North Towers' } },
    ],
    [
      'a to-do without a program stays in the selected program',
      { payload: { route: 'apps/poAll' } },
      { kind: 'path', path: '/apps/poAll', program: null },
    ],
    [
      'an announcement opens its route and switches no program',
      { type: 'announcement', payload: { program: 'NTW', route: 'https://example.com/news' } },
      { kind: 'external', url: 'https://example.com/news' },
    ],
    ['a placeholder has no target', { id: null, payload: { route: '/apps' } }, { kind: 'none' }],
  ])('%s', (_rule, fields, target) => {
    expect(clickTarget(someNotification(fields))).toEqual(target);
  });

  it.each([null, '', 'javascript:alert(1)', '//evil.example', {}])(
    'a route that can not be followed leads nowhere: %s',
    (route) => {
      expect(clickTarget(someNotification({ payload: { route } }))).toEqual({ kind: 'none' });
    },
  );

  it.each([
    ['A completed click downloads the file.', 'completed', 'download'],
    ['A failed click shows an alert.', 'failed', 'errorDetails'],
    ['running', 'running', 'none'],
    ['cancelled', 'cancelled', 'none'],
  ])('export: "%s"', (_rule, status, kind) => {
    expect(clickTarget(someJob('export', status)).kind).toBe(kind);
  });

  it.each([
    ['A completed import click with results opens the results dialog.', 'completed', [1], 'results'],
    ['completed without results', 'completed', [], 'none'],
    ['failed shows its error', 'failed', [1], 'errorDetails'],
    ['running with results', 'running', [1], 'none'],
  ])('import: "%s"', (_rule, status, results, kind) => {
    expect(clickTarget(someJob('import', status, { results })).kind).toBe(kind);
  });

  it('"The dialog opens after 500 ms when the item first had to be marked read."', () => {
    const job = (read: boolean) => someJob('import', 'completed', { results: [1] }, { read });
    expect(clickTarget(job(false))).toEqual({ kind: 'results', delayMs: 500 });
    expect(clickTarget(job(true))).toEqual({ kind: 'results', delayMs: 0 });
  });
});
