import { patienceMs } from '@gantry/base/calls';
import { createListeners, createWritable } from '@gantry/base/observable';
import { backoffPause } from '@gantry/base/retry';
import { outcomeOf, type Delay } from '@gantry/module/life';
import { createCaller, type Caller } from './createCaller.ts';
import type { Outbox, OutboxOptions } from './Outbox.ts';
import { longestTitle, type OutboxMessage, type OutboxRow, type Outcome } from './OutboxRow.ts';

const pauses = { shortest: 5000, longest: 300_000 };
/** A sign of a network counts once in this time, so that a service that is gone is not asked with every other call. */
const quietMs = 2000;

/** The service did it, or not. */
const lost: Outcome = { kind: 'refused', isMalformed: true, status: null, message: null };

interface Failure {
  readonly count: number;
  readonly delay: Delay;
  readonly at: number;
  readonly cancelTimer: () => void;
}

/** Creates the outbox of one person in one tab. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { rows, store, http, person, isOver, alone, post, setTimer, now } = options;
  const hasOthers = createWritable(false);
  const ended = createListeners<[id: string, outcome: Outcome]>();
  const callers = new Map<string, Caller>();
  /** The rows that were read and whose end is not known. */
  const listed = new Set<string>();
  const failures = new Map<string, Failure>();
  const sending = new Set<string>();
  const draining = new Set<string>();
  let isStopped = false;
  const isEnded = () => isStopped || isOver();

  const show = (list: readonly OutboxRow[]) =>
    rows.set(list.map((row) => ({ ...row, isSending: sending.has(row.id) })));

  /** Notes the end of a row, of which the page shows what is kept. */
  const end = (id: string, outcome: Outcome, kept: OutboxRow | null = null) => {
    listed.delete(id);
    const caller = callers.get(id);
    callers.delete(id);
    caller?.end(outcome);
    show(rows.get().flatMap((row) => (row.id !== id ? [row] : kept === null ? [] : [kept])));
    ended.call(id, outcome);
    return caller;
  };

  /** Ends the rows that are gone without a message: the tab that sent them ended first, or this one could not hear. */
  const endLost = (list: readonly OutboxRow[]) => {
    const present = new Set(list.map(({ id }) => id));
    for (const id of listed) {
      if (present.has(id)) continue;
      // A message may be on its way.
      setTimer(() => {
        if (listed.has(id) && !isEnded()) end(id, lost);
      }, quietMs);
    }
    for (const id of present) listed.add(id);
  };

  const refresh = async (): Promise<readonly OutboxRow[]> => {
    const list = isEnded() ? [] : await store.list();
    show(isEnded() ? [] : list);
    if (!isEnded()) endLost(list);
    return list;
  };
  /** The page may show older rows; what is sent is read again. */
  const refreshQuietly = () => void refresh().catch(() => undefined);
  const tell = (message: OutboxMessage) => {
    post(message);
    refreshQuietly();
  };

  const find = async (id: string) => (await store.list()).find((row) => row.id === id);

  const clearFailure = (target: string) => {
    failures.get(target)?.cancelTimer();
    failures.delete(target);
  };

  const noteFailure = (target: string, { service, delay }: { service: string; delay: Delay }) => {
    const count = (failures.get(target)?.count ?? 0) + 1;
    clearFailure(target);
    const pause = Math.max(backoffPause(pauses, count, options.random()), options.remaining(service));
    failures.set(target, { count, delay, at: now(), cancelTimer: setTimer(() => void drain(target), pause) });
  };

  const attempt = async (row: OutboxRow): Promise<Outcome | Delay> => {
    const { id, service, method, path, query, body, contentType, program, marks } = row;
    sending.add(id);
    show(rows.get());
    try {
      const value = await http.request({
        service,
        method,
        path,
        query,
        ...(body !== null && { body: JSON.parse(body) as unknown }),
        ...(contentType !== null && { contentType }),
        isProgramRequired: false,
        waited: { key: id, program, ...(marks && { marks }) },
      });
      return { kind: 'answered', value };
    } catch (error) {
      return outcomeOf(error);
    } finally {
      sending.delete(id);
      show(rows.get());
    }
  };

  /** Keeps a refused row with the answer, unless its caller in this tab still waits and receives the refusal. */
  const settle = async (row: OutboxRow, outcome: Outcome): Promise<void> => {
    const caller = callers.get(row.id);
    callers.delete(row.id);
    caller?.end(outcome);
    const isKept = outcome.kind === 'refused' && caller?.isTold() !== false;
    const kept = isKept ? { ...row, refusal: { status: outcome.status, message: outcome.message } } : null;
    await (kept === null ? store.remove(row) : store.replace(kept));
    end(row.id, outcome, kept);
    tell({ kind: 'ended', id: row.id, outcome });
  };

  /** Sends what waits for a target, in order, until one has to wait or is refused. */
  const sendTarget = async (target: string): Promise<void> => {
    for (;;) {
      if (isEnded()) return;
      const next = (await store.list()).find((row) => row.target === target);
      if (next === undefined || next.refusal !== null) break;
      const result = await attempt(next);
      if (typeof result === 'string') {
        const failure = { target, service: next.service, delay: result };
        noteFailure(target, failure);
        post({ kind: 'failed', ...failure });
        return;
      }
      await settle(next, result);
    }
    clearFailure(target);
  };

  /** @param isWanted false if a sign or a timer asks: another tab's failure meanwhile then counts as this one's */
  async function drain(target: string, isWanted = false): Promise<void> {
    if (draining.has(target) && !isWanted) return;
    const known = failures.get(target);
    draining.add(target);
    try {
      await alone(target, async () => {
        if (isWanted || failures.get(target) === known) await sendTarget(target);
      });
    } catch (error) {
      // The database failed. What it holds is sent by the next try.
      console.warn('The outbox could not be read.', error);
    } finally {
      draining.delete(target);
    }
  }

  return {
    hasOthers,
    onEnded: ended.subscribe,
    read: async () => {
      await refresh();
      return rows.get();
    },
    async write(write) {
      if (isEnded()) throw new Error('The session is over, so nothing is kept for later.');
      const row = await store.add({
        ...write,
        // The store drops a row whose title is longer.
        title: write.title.slice(0, longestTitle),
        id: options.createId(),
        person,
        createdAt: now(),
        refusal: null,
      });
      const caller = createCaller();
      callers.set(row.id, caller);
      // A sign-out that came meanwhile leaves nothing behind.
      if (isOver()) await store.remove(row);
      tell({ kind: 'changed' });
      const cancelTimer = setTimer(caller.wait, patienceMs);
      void drain(row.target, true).then(caller.wait);
      const outcome = await Promise.race([caller.ended, caller.waiting]);
      cancelTimer();
      if (outcome !== undefined) return { isWaiting: false, outcome };
      return { isWaiting: true, id: row.id, ended: caller.ended };
    },
    async sendNow(id) {
      const row = await find(id);
      if (row === undefined) return;
      if (row.refusal !== null) {
        // The key stays: a call of a tab that crashed may arrive even now.
        await store.replace({ ...row, refusal: null });
        tell({ kind: 'changed' });
      }
      await drain(row.target, true);
    },
    async drop(id) {
      const row = await find(id);
      if (row === undefined) return;
      await settle(row, { kind: 'dropped' });
      void drain(row.target);
    },
    wake() {
      for (const [target, { delay, at }] of failures) {
        if (delay === 'unreachable' && Math.abs(now() - at) >= quietMs) void drain(target);
      }
    },
    hear(message) {
      if (message.kind === 'failed') {
        noteFailure(message.target, message);
        return;
      }
      if (message.kind === 'ended') {
        const row = rows.get().find(({ id }) => id === message.id);
        const caller = end(message.id, message.outcome);
        // A caller in this tab that still waits receives the refusal, so the row is not kept.
        if (caller?.isTold() === false && message.outcome.kind === 'refused' && row !== undefined) {
          void store.remove(row).then(refreshQuietly);
        }
      }
      refreshQuietly();
    },
    async start() {
      const list = await refresh();
      hasOthers.set(await store.hasOthers());
      for (const target of new Set(list.map((row) => row.target))) void drain(target);
    },
    stop() {
      isStopped = true;
      for (const target of failures.keys()) clearFailure(target);
      rows.set([]);
    },
  };
}
