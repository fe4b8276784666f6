import { describe, expect, it } from 'vitest';
import { startTestCenter } from './createTestCenter.testing.ts';

/** Clicks on an item with these fields. */
async function click(fields: Readonly<Record<string, unknown>>, ms = 1000) {
  const test = await startTestCenter({ notifications: [{ id: 'n1', ...fields }] });
  test.center.open('n1');
  await test.advance(ms);
  return test;
}

describe('a click on an item', () => {
  it('"switches to the program named in the notification and navigates to its route", and marks it as read', async () => {
    const payload = { program: 'S', programName: 'South', route: '/apps/workOrder' };
    const { platform, visited } = await click({ type: 'todo', payload });
    expect(visited).toEqual(['program S', '/apps/workOrder']);
    expect(platform.server.get('n1')?.['read']).toBe(true);
  });

  it('does not switch if the program is already selected', async () => {
    const payload = { program: 'N', route: '/apps/workOrder' };
    const { visited } = await click({ type: 'todo', payload });
    expect(visited).toEqual(['/apps/workOrder']);
  });

  it('follows a link to another origin in a new tab', async () => {
    const { visited } = await click({ type: 'announcement', payload: { route: 'https://example.com/' } });
    expect(visited).toEqual(['tab https://example.com/']);
  });

  it('cancels the delayed results of an unread import once the person navigates elsewhere', async () => {
    const { center, advance, begin, visited } = await startTestCenter(
      {
        notifications: [
          { id: 'n1', type: 'import', title: 'Jobs import', payload: { status: 'completed', results: true } },
          { id: 'n2', type: 'todo', payload: { route: '/apps/workOrder' } },
        ],
      },
      { importResultPage: (_title, id) => `/results/${id}` },
    );
    for (const leave of [() => center.openResultPage('n1'), () => center.open('n2')]) {
      center.openDialog({ kind: 'results', id: 'n1' });
      center.closeDialog();
      await begin(center.readState.markAsUnread('n1'));
      center.open('n1');
      leave();
      await advance(5000);
      expect(center.dialog.get()).toBeNull();
    }
    expect(visited).toEqual(['/results/n1', '/apps/workOrder']);
  });

  it.each([
    [false, 500],
    [true, 0],
  ])('on a completed import opens its results; read %s: after %i ms', async (read, delayMs) => {
    const payload = { status: 'completed', results: [1] };
    const { center, advance } = await click({ type: 'import', read, payload }, Math.max(0, delayMs - 1));
    expect(center.dialog.get() === null).toBe(delayMs > 0);
    await advance(1);
    expect(center.dialog.get()).toEqual({ kind: 'results', id: 'n1' });
  });

  it('on a completed export downloads its file', async () => {
    const { platform } = await click({ type: 'export', payload: { status: 'completed' } });
    expect(platform.calls).toContain('getExportedFileUrl');
  });

  it('on an unknown item does nothing', async () => {
    const { center, visited } = await startTestCenter();
    center.open('gone');
    expect(visited).toEqual([]);
  });
});
