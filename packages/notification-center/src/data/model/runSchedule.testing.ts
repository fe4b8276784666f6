import { notificationLists } from '../../core/rules/lists.ts';
import { checkTab, checkToasts } from './checkTruth.testing.ts';
import { createRandom } from '../../transport/createRandom.testing.ts';
import { playSchedule, type Job, type Stage } from './createSchedule.testing.ts';
import { auditMs, createSimulatedBrowser } from './createTabs.testing.ts';
import { createVirtualClock } from '../../transport/createVirtualClock.testing.ts';
import { commitDelayMs, createWorld, fairWeather } from './createWorld.testing.ts';

const hourMs = 3_600_000;

/**
 * Plays one random schedule: changes at the service, cuts, delays, repeats, reordering, hidden tabs, sleep, failed and slow writes,
 * program switches, tabs that open and close. Then the network recovers, and every tab must show what the service holds. Returns
 * the failures, one sentence each.
 */
export async function runSchedule(seed: number): Promise<readonly string[]> {
  const random = createRandom(seed);
  const clock = createVirtualClock(Date.UTC(2024, 10, 5, 12));
  const jobs = new Map<string, Job>();
  const world = createWorld(clock, random, random.between(-20 * hourMs, 20 * hourMs), (id) => {
    const job = jobs.get(id);
    if (job !== undefined) job.wasRead = true;
  });
  const stage: Stage = {
    clock,
    random,
    world,
    browser: createSimulatedBrowser(clock, random, world, createRandom(seed + 1)),
    jobs,
    made: 0,
  };
  const { browser } = stage;

  for (let count = random.between(0, 12); count > 0; count--) world.server.store(firstItem(count));
  browser.open();
  if (random.chance(0.6)) browser.open();
  await clock.advance(random.between(0, 3000));
  await playSchedule(stage, random.between(5, 35));

  Object.assign(world.weather, fairWeather);
  for (const { page } of browser.tabs) page.setVisible(true);
  if (browser.tabs.length === 0) browser.open();
  // Every item is committed after one commit delay. An audit that starts after that is final, and two audits fit into this time.
  await clock.advance(60_000 + commitDelayMs + 3 * auditMs);

  const wrong = [...checkToasts(stage)];
  for (const tab of browser.tabs) wrong.push(...checkTab(tab, stage));
  if (world.connectionCount() !== 1) wrong.push(`there are ${world.connectionCount()} connections`);
  if (wrong.length > 0) return wrong;

  // Load every list to its end.
  for (const { center } of browser.tabs) {
    for (const list of notificationLists) {
      void center.list(list).load();
      for (let times = 0; times < 30; times++) void center.list(list).loadMore();
    }
  }
  await clock.advance(60_000);
  for (const tab of browser.tabs) {
    wrong.push(...checkTab(tab, stage));
    for (const list of notificationLists) {
      if (tab.center.list(list).state.get().hasMore) wrong.push(`${list} never ends`);
    }
  }
  return wrong;
}

function firstItem(number: number) {
  return {
    id: `old${number}`,
    type: number % 3 === 0 ? 'announcement' : 'todo',
    payload: { status: 'active', program: 'S' },
  };
}
