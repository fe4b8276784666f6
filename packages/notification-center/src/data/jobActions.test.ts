import { describe, expect, it } from 'vitest';
import type { JobReference } from '../transport/JobService.ts';
import { createTestCenter, startTestCenter } from './createTestCenter.testing.ts';

const guid = '0f8fad5b-d9cb-469f-a165-70867728950e';

async function setUp(type: 'export' | 'import', payload: Readonly<Record<string, unknown>>) {
  const sent: string[] = [];
  let fails = false;
  const test = createTestCenter({ notifications: [{ id: 'j1', type, title: 'Sites', payload }] });
  const engine = (name: string) => {
    const send = (command: string) => async (job: JobReference) => {
      sent.push(`${name} ${command} ${job.id}`);
      await new Promise<void>((resolve) => test.environment.setTimer(resolve, 100));
      if (fails) throw new Error('refused');
    };
    return { retry: send('retry'), cancel: send('cancel') };
  };
  const legacy = {
    ...engine('legacy'),
    get: async () => ({
      id: 'j1',
      description: 'Sites',
      resultData: fails ? null : '[{"line":1,"item":"A","outcome":"created","message":""}]',
    }),
    getExportedFileUrl: async () => Promise.reject(new Error('refused')),
  };
  const center = await test.startCenter({ jobs: { legacy, workflow: engine('workflow') } });
  return { ...test, center, sent, fail: () => (fails = true) };
}

describe('a command goes to the engine that has the job', () => {
  it.each([
    [guid, 'retry', 'workflow retry j1'],
    [guid, 'cancel', 'workflow cancel j1'],
    ['12', 'retry', 'legacy retry j1'],
    [undefined, 'cancel', 'legacy cancel j1'],
  ] as const)('jobId %s, %s → %s', async (jobId, command, expected) => {
    const { center, sent, begin } = await setUp('export', { status: 'failed', jobId });
    await begin(center.jobActions[command]('j1'));
    expect(sent).toEqual([expected]);
  });

  it.each([guid, '12'])('a single engine takes the commands of every job: jobId %s', async (jobId) => {
    const payload = { status: 'failed', jobId };
    const test = createTestCenter({ notifications: [{ id: 'j1', type: 'export', title: 'Sites', payload }] });
    const retried: JobReference[] = [];
    const retry = async (job: JobReference) => void retried.push(job);
    const center = await test.startCenter({ jobs: { ...test.platform.jobs.legacy, retry } });
    await center.jobActions.retry('j1');
    expect(retried.map((job) => job.jobId)).toEqual([jobId]);
  });
});

describe('the toasts of failed commands', () => {
  it.each([
    ['export', { jobId: guid }, 'retry', 'Error retrying the job'],
    ['export', {}, 'retry', 'Error retrying the export'],
    ['export', { jobId: guid }, 'cancel', 'Error cancelling the job'],
    ['import', { jobId: guid }, 'cancel', 'Error cancelling the job'],
    ['export', {}, 'cancel', 'Error cancelling the export'],
    ['import', {}, 'cancel', 'Error cancelling the import'],
    ['export', { status: 'completed' }, 'download', 'Error fetching exported file data'],
  ] as const)('%s %j %s: "%s"', async (type, payload, command, title) => {
    const { center, fail, begin, toasts } = await setUp(type, { status: 'running', ...payload });
    fail();
    await begin(center.jobActions[command]('j1'));
    expect(toasts).toMatchObject([{ tone: 'danger', title }]);
    expect(center.jobActions.pendingCommand('j1').get()).toBeNull();
  });
});

it.each(['retry', 'cancel'] as const)('the change of an accepted %s shows without the hub', async (command) => {
  const { center, platform, change, advance } = await setUp('export', { status: 'failed' });
  platform.hub.drop();
  void center.jobActions[command]('j1');
  change('j1', { payload: { status: 'running' } }, 'store');
  await advance(4000);
  expect(center.feed.getItem('j1')?.payload.status).toBe('running');
});

describe("while a command is in flight ('Sending command...')", () => {
  it('the item says so, and no other command is sent until it ends', async () => {
    const { center, sent, begin } = await setUp('export', { status: 'failed' });
    const pending = center.jobActions.pendingCommand('j1');
    void center.jobActions.retry('j1');
    expect(pending.get()).toBe('retry');
    await begin(center.jobActions.cancel('j1'));
    expect(sent).toEqual(['legacy retry j1']);
    expect(pending.get()).toBeNull();
  });

  it('a program switch does not stop the command', async () => {
    const { center, advance } = await setUp('export', { status: 'failed' });
    void center.jobActions.retry('j1');
    center.setProgram('S');
    expect(center.jobActions.pendingCommand('j1').get()).toBe('retry');
    await advance(1000);
    expect(center.jobActions.pendingCommand('j1').get()).toBeNull();
  });
});

describe('the results of an import', () => {
  it('are loaded line by line', async () => {
    const { center, advance } = await setUp('import', { status: 'completed', results: true });
    const row = { line: 1, item: 'A', outcome: 'created', message: '' };
    const { state, load } = center.importResults('j1');
    expect(state.get()).toEqual({ isLoading: true, isError: false, results: null });
    load();
    await advance(1000);
    const results = { description: 'Sites', content: { kind: 'lines', rows: [row] } };
    // The reader of results is loaded when it is first needed.
    await expect.poll(() => state.get()).toEqual({ isLoading: false, isError: false, results });
  });

  it("show the toast 'Import results not available' if there are none", async () => {
    const { center, fail, titles, advance } = await setUp('import', { status: 'completed', results: true });
    fail();
    const { state, load } = center.importResults('unknown');
    load();
    await advance(1000);
    expect(state.get()).toEqual({ isLoading: false, isError: false, results: null });
    expect(titles()).toEqual(['Import results not available']);
  });

  it("show the toast 'Error fetching import data' if the fetch fails", async () => {
    const { center, platform, titles, advance } = await startTestCenter();
    platform.failNext('getJob');
    const { state, load } = center.importResults('j1');
    load();
    await advance(1000);
    expect(state.get()).toEqual({ isLoading: false, isError: true, results: null });
    expect(titles()).toEqual(['Error fetching import data']);
  });

  it('are shared by all loaders, kept for a while, and fetched again on demand', async () => {
    const { center, started, platform, advance } = createTestCenter();
    const id = platform.startJob({ kind: 'import', title: 'Sites' });
    await started();
    const fetchesAfter = async (way: 'load' | 'reload') => {
      center.importResults(id)[way]();
      await advance(1000);
      return platform.calls.filter((call) => call === 'getJob').length;
    };
    center.importResults(id).load();
    expect(await fetchesAfter('load')).toBe(1);
    expect(await fetchesAfter('load')).toBe(1);
    expect(await fetchesAfter('reload')).toBe(2);
    await advance(60_000);
    expect(await fetchesAfter('load')).toBe(3);
  });

  it.each([0, 10])('are fetched after the next start, %i ms later, if stop() interrupted the fetch', async (ms) => {
    const { center, started, platform, advance, titles } = createTestCenter();
    const id = platform.startJob({ kind: 'import', title: 'Sites' });
    await started();
    const { state, load } = center.importResults(id);
    load();
    await advance(10);
    const stopped = center.stop();
    if (ms > 0) await advance(ms);
    center.start();
    await advance(1000);
    await stopped;
    expect(state.get().results?.content).toMatchObject({ rows: { length: 3 } });
    expect(titles()).not.toContain('Error fetching import data');
  });

  it.each([
    ['Jobs import', 'N', ['/results/j1'], []],
    ['Jobs import', 'S', ['program S', '/results/j1'], []],
    ['Weather import', 'N', [], ['import results not implemented yet']],
  ])('the link of "%s" in the program %s leads to %j', async (title, program, places, expected) => {
    const payload = { status: 'completed', results: true, program };
    const notifications = [{ id: 'j1', type: 'import', title, payload }];
    const importResultPage = (name: string, id: string) => (name === 'Jobs import' ? `/results/${id}` : null);
    const { center, advance, visited, titles } = await startTestCenter({ notifications }, { importResultPage });
    // A link in a new tab would open in the present program.
    expect(center.importResultPage(title, 'j1')).toBe(program === 'N' ? (places[0] ?? null) : null);
    center.openResultPage('j1');
    await advance(0);
    expect([visited, titles()]).toEqual([places, expected]);
  });
});
