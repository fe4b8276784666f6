import { describe, expect, it } from 'vitest';
import { startTestCenter } from './createTestCenter.testing.ts';

const startWith = (fields: Readonly<Record<string, unknown>>) =>
  startTestCenter({ notifications: [{ id: 'n1', ...fields }] });

describe('a click on an item', () => {
  it('"switches to the program named in the notification and navigates to its route", and marks it as read', async () => {
    const payload = { program: 'S', programName: 'South', route: '/apps/workOrder' };
    const { center, platform, advance, visited } = await startWith({ type: 'todo', payload });
    center.open('n1');
    await advance(1000);
    expect(visited).toEqual(['program S', '/apps/workOrder']);
    expect(platform.server.get('n1')?.['read']).toBe(true);
  });

  it('does not switch if the program is already selected', async () => {
    const payload = { program: 'N', route: '/apps/workOrder' };
    const { center, advance, visited } = await startWith({ type: 'todo', payload });
    center.open('n1');
    await advance(1000);
    expect(visited).toEqual(['/apps/workOrder']);
  });

  it('does not navigate if the app refuses the program', async () => {
    const { startCenter, advance, visited } = await startWith({ type: 'todo', payload: { program: 'S', route: '/x' } });
    const center = await startCenter({
      callbacks: { navigate: (path) => visited.push(path), switchProgram: () => Promise.reject(new Error('no')) },
    });
    center.open('n1');
    await advance(1000);
    expect(visited).toEqual([]);
    await center.stop();
  });

  it('follows a link to another origin in a new tab', async () => {
    const { center, advance, visited } = await startWith({
      type: 'announcement',
      payload: { route: 'https://example.com/' },
    });
    center.open('n1');
    await advance(1000);
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
    const { center, advance } = await startWith({
      type: 'import',
      read,
      payload: { status: 'completed', results: [1] },
    });
    center.open('n1');
    await advance(Math.max(0, delayMs - 1));
    expect(center.dialog.get() === null).toBe(delayMs > 0);
    await advance(1);
    expect(center.dialog.get()).toEqual({ kind: 'results', id: 'n1' });
  });

  it('on a completed export downloads its file', async () => {
    const { center, platform, advance } = await startWith({ type: 'export', payload: { status: 'completed' } });
    center.open('n1');
    await advance(1000);
    expect(platform.calls).toContain('getExportedFileUrl');
  });

  it('on an unknown item does nothing', async () => {
    const { center, visited } = await startTestCenter();
    center.open('gone');
    expect(visited).toEqual([]);
  });
});
