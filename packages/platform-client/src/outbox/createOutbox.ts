import { patienceMs } from '@gantry/base/calls';
import { createListeners, createWritable } from '@gantry/base/observable';
import type { Delay } from '@gantry/module/life';
import { addInTime } from './addInTime.ts';
import { createCaller, type Caller } from './createCaller.ts';
import { createFailures } from './createFailures.ts';
import { createHolds } from './createHolds.ts';
import type { Outbox, OutboxOptions } from './Outbox.ts';
import { longestTitle, refusalOf, type OutboxMessage, type OutboxRow, type Outcome } from './OutboxRow.ts';
import { sendRow } from './sendRow.ts';

/** A sign of a network counts once in this time, so that a service that is gone is not asked with every other call. */
const quietMs = 2000;

/** The service did it, or not. */
const lost: Outcome = { kind: 'refused', isMalformed: true, status: null, message: null };

/** Creates the outbox of one person in one tab. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { rows, store, http, person, isOver, alone, post, setTimer, now } = options;
  const hasOthers = createWritable(false);
  const ended = createListeners<[id: string, outcome: Outcome]>();
  const refused = createListeners<[row: OutboxRow]>();
  const callers = new Map<string, Caller>();
  /** The rows that were read and whose end is not known. */
  const listed = new Set<string>();
  const sending = new Set<string>();
  const draining = new Set<string>();
  let isStopped = false;
  const isEnded = () => isStopped || isOver();
  const failures = createFailures({ ...options, retry: (target) => void drain(target) });
  const holds = createHolds({
    ...options,
    onChange: (target) => {
      show(rows.get());
      void drain(target);
    },
  });

  const show = (list: readonly OutboxRow[]) =>
    rows.set(list.map((row) => ({ ...row, isSending: sending.has(row.id), hold: holds.holdOf(row) })));

  /** Notes the end of a row, of which the page shows what is kept. */
  const end = (id: string, outcome: Outcome, kept: OutboxRow | null = null) => {
    listed.delete(id);
    const caller = callers.get(id);
    callers.delete(id);
    caller?.end(outcome);
    show(rows.get().flatMap((row) => (row.id !== id ? [row] : kept === null ? [] : [kept])));
    ended.call(id, outcome);
    if (kept !== null) refused.call(kept);
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

  const attempt = async (row: OutboxRow): Promise<Outcome | Delay> => {
    sending.add(row.id);
    show(rows.get());
    const result = await sendRow(http, row);
    sending.delete(row.id);
    show(rows.get());
    return result;
  };

  /** Notes before a row is sent that the service may know its key from now on, and which files it has. Null if the row is held. */
  const readied = async (row: OutboxRow, isOffline: boolean): Promise<OutboxRow | null> => {
    const after = holds.look(row);
    const isSent = after.length === 0 && !holds.isOld(row);
    const firstSentAt = row.firstSentAt ?? (isSent && !isOffline ? now() : undefined);
    const ready = { ...row, after, firstSentAt };
    if (firstSentAt !== row.firstSentAt || after.length !== (row.after?.length ?? 0)) {
      await store.replace(ready);
      show(rows.get().map((shown) => (shown.id === row.id ? { ...shown, ...ready } : shown)));
    }
    return isSent ? ready : null;
  };

  /** Keeps a refused row with the answer, unless its caller in this tab still waits and receives the refusal. */
  const settle = async (row: OutboxRow, outcome: Outcome): Promise<void> => {
    const caller = callers.get(row.id);
    callers.delete(row.id);
    caller?.end(outcome);
    const isSeen = caller?.isTold() === false;
    const kept = outcome.kind === 'refused' && !isSeen ? { ...row, refusal: refusalOf(outcome) } : null;
    await (kept === null ? store.remove(row) : store.replace(kept));
    end(row.id, outcome, kept);
    tell({ kind: 'ended', id: row.id, outcome, isKept: kept !== null });
  };

  /** Sends what waits for a target, in order, until one has to wait or is refused. Resolves with whether that one waits for a file on its way. */
  const sendTarget = async (target: string): Promise<boolean> => {
    for (;;) {
      if (isEnded()) return false;
      const next = (await store.list()).find((row) => row.target === target);
      if (next === undefined || next.refusal !== null) break;
      const isOffline = options.isOffline();
      const ready = await readied(next, isOffline);
      if (ready === null) {
        const hold = holds.holdOf(next);
        return hold?.kind === 'file' && hold.end === 'pending';
      }
      // A call whose time is not noted must not leave: its key would be older than the row says.
      const result = isOffline ? 'unreachable' : await attempt(ready);
      if (typeof result === 'string') {
        const failure = { target, service: next.service, delay: result };
        failures.note(target, failure);
        post({ kind: 'failed', ...failure });
        return false;
      }
      await settle(ready, result);
    }
    failures.clear(target);
    return false;
  };

  /** @param isWanted false if a sign or a timer asks: another tab's failure meanwhile then counts as this one's */
  async function drain(target: string, isWanted = false): Promise<boolean> {
    if (draining.has(target) && !isWanted) return false;
    const known = failures.of(target);
    draining.add(target);
    try {
      return await alone(target, async () => (isWanted || failures.of(target) === known) && sendTarget(target));
    } catch (error) {
      // The database failed. What it holds is sent by the next try.
      console.warn('The outbox could not be read.', error);
      return false;
    } finally {
      draining.delete(target);
    }
  }

  return {
    hasOthers,
    onEnded: ended.subscribe,
    onRefused: refused.subscribe,
    read: async () => {
      await refresh();
      return rows.get();
    },
    async write({ replaces, ...write }, onStored) {
      if (isEnded()) throw new Error('The session is over, so nothing is kept for later.');
      const row = await addInTime(options, {
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
      onStored?.();
      // A sign-out that came meanwhile leaves nothing behind.
      if (isOver()) await store.remove(row);
      const corrected = replaces === undefined ? undefined : await find(replaces).catch(() => undefined);
      // The new row is stored, whatever happens to the old one.
      if (corrected !== undefined) await settle(corrected, { kind: 'dropped' }).catch(() => undefined);
      tell({ kind: 'changed' });
      const cancelTimer = setTimer(() => caller.wait('onItsWay'), patienceMs);
      const send = async () => {
        // What is tried and still there was not answered, or is held up.
        if (!(await drain(row.target, true)) || options.isLost()) caller.wait('waits');
      };
      void send();
      const outcome = await Promise.race([caller.ended, caller.waiting]);
      cancelTimer();
      if (typeof outcome !== 'string') return { state: 'ended', id: row.id, outcome };
      const isHeldUp = failures.of(row.target) !== undefined || options.isLost();
      return { state: isHeldUp ? 'waits' : outcome, id: row.id, ended: caller.ended };
    },
    async sendNow(id) {
      const row = await find(id);
      if (row === undefined) return;
      const isOld = holds.isOld(row);
      if (row.refusal !== null || isOld || row.after?.length) {
        // The key stays: a call of a tab that crashed may arrive even now.
        await store.replace({ ...row, refusal: null, after: [], firstSentAt: isOld ? undefined : row.firstSentAt });
        tell({ kind: 'changed' });
      }
      await drain(row.target, true);
    },
    async refuse(id, message) {
      const row = await find(id);
      if (row?.refusal !== null) return;
      await store.replace({ ...row, refusal: { status: null, message } });
      tell({ kind: 'changed' });
    },
    async drop(id) {
      const row = await find(id);
      if (row === undefined) return;
      await settle(row, { kind: 'dropped' });
      void drain(row.target);
    },
    wake() {
      for (const target of failures.unreachable(quietMs)) void drain(target);
    },
    hear(message) {
      if (message.kind === 'failed') {
        failures.note(message.target, message);
        return;
      }
      if (message.kind === 'ended') {
        const row = rows.get().find(({ id }) => id === message.id);
        const { outcome, isKept } = message;
        const isRefused = isKept && row !== undefined && outcome.kind === 'refused';
        const isSeen = callers.get(message.id)?.isTold() === false;
        end(message.id, outcome, isRefused && !isSeen ? { ...row, refusal: refusalOf(outcome) } : null);
        // A caller in this tab that still waits receives the refusal, so the row is not kept.
        if (isSeen && isRefused) void store.remove(row).then(refreshQuietly);
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
      failures.clearAll();
      rows.set([]);
    },
  };
}
