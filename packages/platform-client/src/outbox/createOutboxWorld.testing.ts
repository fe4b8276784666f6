import { ServiceError } from '@gantry/module';
import { createWritable } from '@gantry/base/observable';
import type { HttpRequest } from '../services/HttpClient.ts';
import { createKeptWorld, type MemoryDatabase } from './createKeptWorld.testing.ts';
import { createOutbox } from './createOutbox.ts';
import { createFileWorld } from './createFileWorld.testing.ts';
import type { Outbox, ShownRow, ShownRows } from './Outbox.ts';
import { createMemoryRows } from './createMemoryRows.testing.ts';
import type { OutboxMessage } from './OutboxRow.ts';
import { createTabLocks } from './createTabLocks.testing.ts';

/** Resolves when all pending promise callbacks have run. */
export const settle = (): Promise<void> =>
  new Promise((resolve) => {
    process.nextTick(resolve);
  });

/** A browser tab of one person, with its outbox. */
export interface SimulatedTab {
  readonly person: string;
  readonly outbox: Outbox;
  readonly rows: ShownRows;
  readonly reader: ReturnType<ReturnType<typeof createKeptWorld>['readerOf']>;
  isAlive: boolean;
  /** True after a sign-out in any tab. */
  isOver: boolean;
}

interface Weather {
  isCut: boolean;
  /** Whether the browser says that it is cut. */
  isSaid: boolean;
  /** The chances that a call does not arrive, that its answer is lost, and that the service is busy. */
  loss: number;
  answerLoss: number;
  busy: number;
  broken: number;
  longestMs: number;
}

const fairWeather: Weather = { isCut: false, isSaid: true, loss: 0, answerLoss: 0, busy: 0, broken: 0, longestMs: 100 };

/** What the service and the tabs did that they must not do. */
interface Counts {
  /** The writes in the order in which the service did them, by target. */
  readonly done: { key: string; body: string }[];
  /** How often the service said that it has done a write, and how often nobody received that answer. */
  readonly answers: Map<string, { said: number; unheard: number }>;
  readonly wrong: string[];
}

/** How long the service knows a key. */
export const keyLifeMs = 24 * 3_600_000;

/** One browser, its persons and a service that honours keys. Nothing in it runs by itself: {@link advance} moves the clock. */
export function createOutboxWorld(random: () => number, memory: MemoryDatabase) {
  let time = 1_760_000_000_000;
  let timers: { at: number; tab: SimulatedTab | null; run: () => void }[] = [];
  let lastId = 0;
  const tabs: SimulatedTab[] = [];
  const weather = { ...fairWeather };
  const refusedOnce = new Set<string>();
  const keys = new Map<string, number>();
  const underWay = new Map<string, SimulatedTab>();
  const kept = createKeptWorld(memory);
  const counts: Counts = { done: [], answers: new Map(), wrong: [] };
  /** What a person sends by a press, whatever it waits for. */
  const asked = new Set<string>();

  const setTimer = (run: () => void, delayMs: number, tab: SimulatedTab | null) => {
    const timer = { at: time + delayMs, tab, run };
    timers.push(timer);
    return () => void (timers = timers.filter((other) => other !== timer));
  };
  const pause = (tab: SimulatedTab | null) =>
    new Promise<void>((resolve) => void setTimer(resolve, random() * weather.longestMs, tab));
  const never = new Promise<never>(() => {});
  /** What a dead tab asks for never comes. */
  const alive = async <Value>(tab: SimulatedTab, work: () => Value | Promise<Value>): Promise<Value> => {
    await Promise.resolve();
    if (!tab.isAlive) return never;
    const value = await work();
    return tab.isAlive ? value : never;
  };

  const rows = createMemoryRows<SimulatedTab>(alive);
  const files = createFileWorld<SimulatedTab>(random, pause);
  const locks = createTabLocks<SimulatedTab>(alive);

  const fail = (
    tab: SimulatedTab,
    { service, method, path }: HttpRequest,
    kind: ServiceError['kind'],
    status: number | null = null,
  ): Promise<never> =>
    alive(tab, () => {
      throw new ServiceError({ kind, service, method, path, status });
    });

  memory.begin(async (action) => {
    await new Promise<void>((resolve) => void setTimer(resolve, random() * 20, null));
    if (random() < weather.broken) throw new Error('The database failed.');
    return action();
  });

  /** A call that has left arrives, even if its tab dies. */
  const arrive = async (tab: SimulatedTab, call: HttpRequest): Promise<void> => {
    if (tab.isOver) await fail(tab, call, 'signedOut');
    await pause(null);
    if (weather.isCut || random() < weather.loss) await fail(tab, call, 'unreachable');
    if (random() < weather.busy) await fail(tab, call, 'refused', random() < 0.5 ? 503 : 429);
  };
  const answered = async (tab: SimulatedTab, call: HttpRequest): Promise<void> => {
    await alive(tab, () => pause(null));
    if (weather.isCut || random() < weather.answerLoss) await fail(tab, call, 'timeout');
  };

  const request = async (tab: SimulatedTab, call: HttpRequest): Promise<unknown> => {
    const key = call.waited?.key ?? '';
    const body = String(call.body);
    const leftAt = time;
    if (!body.startsWith(tab.person)) counts.wrong.push(`${tab.person} sent ${body}`);
    if (underWay.has(key)) counts.wrong.push(`${body} was under way twice`);
    underWay.set(key, tab);
    try {
      await arrive(tab, call);
      if (body.endsWith('!') && !refusedOnce.has(body)) {
        refusedOnce.add(body);
        return await fail(tab, call, 'refused', 422);
      }
      if (!files.hasAllOf(body) && !asked.has(body)) counts.wrong.push(`${body} came before its file`);
      const known = keys.get(key);
      // It forgets a key after its time, and does the write again.
      if (known !== undefined && time - known > keyLifeMs) {
        // A clock that was changed hides the age of a row.
        const row = rows.all().find(({ id }) => id === key);
        const isKnownAsOld = Math.abs(leftAt - (row?.firstSentAt ?? 0)) > keyLifeMs;
        if (row && isKnownAsOld && !asked.has(body)) counts.wrong.push(`${body} was done again`);
      } else if (known === undefined) counts.done.push({ key, body });
      keys.set(key, known ?? time);
      const answers = counts.answers.get(key) ?? { said: 0, unheard: 0 };
      counts.answers.set(key, answers);
      answers.said += 1;
      answers.unheard += 1;
      await answered(tab, call);
      answers.unheard -= 1;
      return body;
    } finally {
      underWay.delete(key);
    }
  };

  const open = (person: string): SimulatedTab => {
    // Both parts are made from the tab that they belong to.
    const tab = {
      person,
      rows: createWritable<readonly ShownRow[]>([]),
      isAlive: true,
      isOver: false,
    } as SimulatedTab & { outbox: Outbox; reader: SimulatedTab['reader'] };
    tab.reader = kept.readerOf({
      person,
      get isOver() {
        return tab.isOver;
      },
      alive: (work) => alive(tab, work),
      now: () => time,
      arrive: (call) => arrive(tab, call),
      answered: (call) => answered(tab, call),
    });
    const post = (message: OutboxMessage) => {
      for (const other of tabs.filter((one) => one !== tab && one.person === person))
        setTimer(() => other.outbox.hear(message), random() * 20, other);
    };
    tab.outbox = createOutbox({
      rows: tab.rows,
      store: rows.of(tab),
      http: { request: (call) => request(tab, call) },
      person,
      files: { ended: (key) => alive(tab, () => files.ended(tab, key)), subscribe: () => undefined },
      keyLifeMs,
      isOffline: () => weather.isCut && weather.isSaid,
      isLost: () => weather.isCut,
      remaining: () => 0,
      isOver: () => tab.isOver,
      alone: (target, action) => locks.alone(tab, `${person} ${target}`, action),
      post,
      setTimer: (run, delayMs) => setTimer(run, delayMs, tab),
      now: () => time,
      random,
      createId: () => `id-${++lastId}`,
    });
    tabs.push(tab);
    void tab.outbox.start();
    return tab;
  };

  const close = (tab: SimulatedTab) => {
    tab.isAlive = false;
    tabs.splice(tabs.indexOf(tab), 1);
    timers = timers.filter((timer) => timer.tab !== tab);
    locks.giveUp(tab);
    for (const [key, sender] of underWay) if (sender === tab) underWay.delete(key);
  };

  return {
    tabs,
    upload: files.upload,
    asked,
    weather,
    counts,
    kept,
    setTimer: (run: () => void, delayMs: number) => setTimer(run, delayMs, null),
    open,
    close,
    stored: rows.all,
    fair: () => void Object.assign(weather, fairWeather),
    /** Puts the clock of the machine forward or back, as a person or a server of time does. */
    setClock: (byMs: number) => {
      time += byMs;
      for (const timer of timers) timer.at += byMs;
    },
    signOut: (person: string) => {
      for (const tab of tabs) if (tab.person === person) tab.isOver = true;
      rows.forget(person);
      kept.signOut(person);
      // A page that holds unsaved work stays.
      for (const tab of tabs.filter((other) => other.person === person)) if (random() < 0.5) close(tab);
    },
    async advance(ms: number) {
      const until = time + ms;
      await settle();
      for (;;) {
        const next = timers.reduce<(typeof timers)[number] | null>(
          (first, timer) => (first === null || timer.at < first.at ? timer : first),
          null,
        );
        if (next === null || next.at > until) break;
        timers = timers.filter((timer) => timer !== next);
        time = Math.max(time, next.at);
        next.run();
        await settle();
      }
      time = until;
    },
  };
}

export type OutboxWorld = ReturnType<typeof createOutboxWorld>;
