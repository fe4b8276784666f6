import { notificationLists } from '../../core/rules/lists.ts';
import type { Random } from '../../transport/createRandom.testing.ts';
import type { SimulatedBrowser, SimulatedTab } from './createTabs.testing.ts';
import type { VirtualClock } from '../../transport/createVirtualClock.testing.ts';
import { fairWeather, type World } from './createWorld.testing.ts';

/** The objects on which a schedule acts. */
export interface Stage {
  readonly clock: VirtualClock;
  readonly random: Random;
  readonly world: World;
  readonly browser: SimulatedBrowser;
  /** The number of items made so far. */
  made: number;
  readonly jobs: Map<string, Job>;
}

/** The state of a job that its item does not hold. */
export interface Job {
  attempt: number;
  /** True if it was read since its last step, in any tab or on another device. A tab may then first see its completion as read. */
  wasRead: boolean;
  /** The tabs that were caught up when the job was made. */
  readonly watchers: readonly SimulatedTab[];
}

type Action = (stage: Stage) => void | Promise<void>;

const types = ['todo', 'announcement', 'requests', 'weather', 'export'] as const;
const programs = ['N', 'S', null] as const;

function newItem(stage: Stage): Record<string, unknown> {
  const { random, jobs, browser, world } = stage;
  stage.made += 1;
  const id = `i${stage.made}`;
  const type = random.pick(types);
  const program = random.pick(programs);
  const watchers = browser.tabs.filter(({ tab }) => world.isCaughtUp(tab));
  if (type === 'export') jobs.set(id, { attempt: 1, wasRead: false, watchers });
  const status = type === 'export' ? 'enqueued' : 'active';
  const title = type === 'export' ? `${id} attempt 1` : `Title ${id}`;
  return { id, type, title, payload: { status, program } };
}

function some({ random, world }: Stage) {
  const id = random.pick(world.server.all())?.id;
  return id === undefined ? undefined : world.server.get(id);
}

const someTab = ({ random, browser }: Stage) => random.pick(browser.tabs);

/** Creates a new version of a stored item, without a time, so that the server sets one. */
function changed(item: Readonly<Record<string, unknown>>, fields: Readonly<Record<string, unknown>>) {
  return { ...item, lastModifiedDate: null, ...fields };
}

function payloadOf(item: Readonly<Record<string, unknown>>): object {
  return typeof item['payload'] === 'object' && item['payload'] !== null ? item['payload'] : {};
}

/** Moves a job one step forward. Retries a job that has ended. */
function moveJob(stage: Stage) {
  const { random, world, jobs } = stage;
  const id = random.pick([...jobs.keys()]);
  const job = id === undefined ? undefined : jobs.get(id);
  const item = id === undefined ? undefined : world.server.get(id);
  if (job === undefined || item === undefined) return;
  const { status } = payloadOf(item) as { readonly status?: string };
  const isOver = status === 'completed' || status === 'failed';
  if (isOver) job.attempt += 1;
  job.wasRead = false;
  const next = isOver ? 'retrying' : random.pick(['running', 'running', 'completed', 'failed']);
  const payload = { ...payloadOf(item), status: next, percentage: random.between(0, 100) };
  world.change(changed(item, { payload, title: `${id} attempt ${job.attempt}`, read: false }));
}

/** The possible actions, each with its weight. */
const actions: readonly (readonly [weight: number, action: Action])[] = [
  [8, (stage) => stage.world.change(newItem(stage))],
  [3, (stage) => stage.world.changeSeveral([newItem(stage), newItem(stage), newItem(stage)])],
  [10, moveJob],
  [2, (stage) => stage.world.sendGarbage()],
  [
    4,
    (stage) => {
      const item = some(stage);
      if (item === undefined) return;
      const read = stage.random.chance(0.5);
      const job = stage.jobs.get(item.id);
      if (read && job !== undefined) job.wasRead = true;
      stage.world.change(changed(item, { read }));
    },
  ],
  [
    4,
    (stage) => {
      const item = some(stage);
      if (item?.['type'] !== 'todo') return;
      const status = stage.random.pick(['active', 'done']);
      stage.world.change(changed(item, { payload: { ...payloadOf(item), status }, delete: stage.random.chance(0.1) }));
    },
  ],
  [
    8,
    (stage) => {
      const item = some(stage);
      const tab = someTab(stage);
      if (item === undefined || tab === undefined) return;
      const { markAsRead, markAsUnread } = tab.center.readState;
      void (stage.random.chance(0.6) ? markAsRead(item.id) : markAsUnread(item.id));
    },
  ],
  [2, (stage) => void someTab(stage)?.center.readState.markAllAsRead()],
  [
    4,
    (stage) => {
      const list = stage.random.pick(notificationLists);
      const loader = list && someTab(stage)?.center.list(list);
      const chosen = stage.random.chance(0.3) ? ['N'] : [];
      void (stage.random.chance(0.6) ? loader?.load(chosen) : loader?.loadMore(chosen));
    },
  ],
  [1, (stage) => void someTab(stage)?.center.refresh()],
  [3, (stage) => someTab(stage)?.page.setVisible(stage.random.chance(0.6))],
  [2, (stage) => someTab(stage)?.page.goOnline()],
  [2, (stage) => someTab(stage)?.center.setProgram(stage.random.pick(programs) ?? null)],
  [1, killOrOpen],
  [3, (stage) => stage.world.cut(stage.random.between(0, stage.random.chance(0.3) ? 60_000 : 500))],
  [2, (stage) => void (stage.world.weather.isHubRefusing = stage.random.chance(0.5))],
  [3, changeWeather],
  [1, sleep],
];

function killOrOpen({ random, browser }: Stage) {
  const tab = random.pick(browser.tabs);
  if (tab !== undefined && (browser.tabs.length > 2 || random.chance(0.3))) browser.kill(tab);
  if (browser.tabs.length === 0 || random.chance(0.7)) browser.open();
}

function changeWeather({ random, world }: Stage) {
  const isFair = random.chance(0.4);
  Object.assign(world.weather, fairWeather, { isHubRefusing: world.weather.isHubRefusing });
  if (isFair) return;
  world.weather.restFailure = random.pick([0, 0.1, 0.5, 1]) ?? 0;
  world.weather.restMs = random.pick([200, 2000, 30_000]) ?? 0;
  world.weather.hubMs = random.pick([50, 500, 5000]) ?? 0;
  world.weather.hubLoss = random.pick([0, 0.05, 0.5]) ?? 0;
  world.weather.hubRepeat = random.pick([0, 0.2]) ?? 0;
}

/** Puts the machine to sleep, between two tasks and never within one. The service goes on. */
async function sleep(stage: Stage) {
  await stage.clock.advance(0);
  stage.world.cut(stage.random.between(0, 60_000));
  for (let times = stage.random.between(1, 4); times > 0; times--) {
    stage.clock.sleep(stage.random.between(1000, 120_000));
    if (stage.random.chance(0.5)) moveJob(stage);
    else stage.world.change(newItem(stage));
  }
}

const totalWeight = actions.reduce((sum, [weight]) => sum + weight, 0);

function someAction(random: Random): Action {
  let rest = random.fraction() * totalWeight;
  for (const [weight, action] of actions) {
    rest -= weight;
    if (rest < 0) return action;
  }
  return moveJob;
}

/** Plays `steps` random actions with random pauses between them. */
export async function playSchedule(stage: Stage, steps: number) {
  for (let step = 0; step < steps; step++) {
    await someAction(stage.random)(stage);
    if (stage.random.chance(0.7)) await stage.clock.advance(pause(stage.random));
  }
}

function pause(random: Random): number {
  return random.chance(0.1) ? random.between(5000, 90_000) : random.between(0, 1500);
}
