import { ServiceError } from '@gantry/module';
import { createBrowserEnvironment } from '@gantry/base/environment';
import { createWritable } from '@gantry/base/observable';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMarkQueue } from './createMarkQueue.ts';
import { createMemoryRows } from './createMemoryRows.testing.ts';
import { createOutbox } from './createOutbox.ts';
import type { ShownRow } from './Outbox.ts';
import { outboxRowSchema } from './OutboxRow.ts';

const unreachable = new ServiceError({ kind: 'unreachable', service: 'notification', method: 'PATCH', path: '/mark' });

/** The queue of one tab, over a service that is not reached and rows that other tabs share. */
function openTab(storing: Promise<unknown> = Promise.resolve()) {
  const memory = createMemoryRows<{ readonly person: string }>(async (_, work) => work());
  const store = memory.of({ person: 'avery' });
  const request = vi.fn<() => Promise<unknown>>(() => Promise.reject(unreachable));
  const rows = createWritable<readonly ShownRow[]>([]);
  const outbox = createOutbox({
    rows,
    store: { ...store, add: (draft) => storing.then(() => store.add(draft)) },
    http: { request },
    person: 'avery',
    files: { ended: () => Promise.resolve('sent'), subscribe: () => undefined },
    keyLifeMs: 86_400_000,
    isOffline: () => false,
    isLost: () => false,
    remaining: () => 0,
    isOver: () => false,
    alone: (_, action) => action(),
    post: () => undefined,
    ...createBrowserEnvironment(),
    random: () => 0,
    createId: () => crypto.randomUUID(),
  });
  const queue = createMarkQueue({
    outbox: { rows, open: async () => outbox },
    requests: {
      mark: (id, value) => ({ method: 'PATCH', path: `/mark/${id}`, body: [{ value }] }),
      markAll: (ids) => ({ method: 'PUT', path: '/all', body: ids }),
    },
    programId: () => 'NWX',
  });
  const mark = (title = 'Mark as read') =>
    queue.send({ ids: ['n1'], read: true, title, send: () => Promise.reject(new Error('It is kept.')) });
  return { outbox, queue, request, mark, forgetRows: () => memory.forget('avery'), stored: memory.all };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a mark of an item with a long title is kept and sent', async () => {
  const { mark, queue, request, stored } = openTab();
  void mark(`Mark as read: ${'x'.repeat(400)}`);
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.waiting.get().map(({ id, read }) => [id, read])).toEqual([['n1', true]]);
  expect(request).toHaveBeenCalledTimes(1);
  // What does not fit is dropped when it is read.
  expect(stored().map((row) => v.is(outboxRowSchema, row))).toEqual([true]);
});

test('a mark that another tab has sent without a word ends here, too', async () => {
  const { mark, queue, outbox, forgetRows } = openTab();
  const sent = mark();
  await vi.advanceTimersByTimeAsync(0);
  const ends = vi.fn<(answer: unknown) => void>();
  void queue.waiting.get()[0]?.ended().then(ends);
  const { ended } = await sent;
  void ended.then(ends);
  forgetRows();
  await outbox.read();
  expect(ends).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(ends.mock.calls).toEqual([[undefined], [undefined]]);
  expect(queue.waiting.get()).toEqual([]);
});

test('a database that does not answer keeps nobody waiting, and what it stores too late is not sent twice', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { promise: storing, resolve: answer } = Promise.withResolvers<void>();
  const { mark, request, stored } = openTab(storing);
  const marked = mark();
  const ended = vi.fn<(reason: unknown) => void>();
  marked.catch(ended);
  await vi.advanceTimersByTimeAsync(5000);
  // It is sent at once, which fails here.
  expect(ended).toHaveBeenCalledOnce();
  answer();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([stored().length, request.mock.calls.length]).toEqual([0, 0]);
});
