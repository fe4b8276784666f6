import { createFractions } from '@gantry/base/values';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryDatabase } from './createKeptWorld.testing.ts';
import { createOutboxWorld, type OutboxWorld, type SimulatedTab } from './createOutboxWorld.testing.ts';

/** Random schedules of persons, programs, tabs, crashes, sign-outs, clocks, networks and databases. `MODEL_SCHEDULES` plays more, `MODEL_SEED` others. */
const schedules = Number(process.env['MODEL_SCHEDULES'] ?? 4000);
const firstSeed = Number(process.env['MODEL_SEED'] ?? 20_261_127);

const memory = createMemoryDatabase();
vi.mock('idb', () => ({ openDB: async () => memory.connection }));
// No page is left here.
vi.mock('../storage/endWhenLeft.ts', () => ({ endWhenLeft: () => undefined }));

// Other files may run in the same process.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const persons = ['avery', 'blake'];
const targets = ['a', 'b', 'c'];
const programs = ['NWX', 'HFR'];
const hour = 3_600_000;

const pick = (names: readonly string[], random: () => number) => names[Math.floor(random() * names.length)] ?? '';

/** What became of the writes that the persons made. */
interface Truth {
  /** Stored, by key. */
  readonly made: Map<string, string>;
  /** Taken back, deleted by a sign-out, or refused in view of the person. */
  readonly given: Set<string>;
}

function write(world: OutboxWorld, tab: SimulatedTab, number: number, random: () => number, { given }: Truth) {
  const target = pick(targets, random);
  // The service refuses a body with an exclamation mark at first.
  const file = random() < 0.2 ? world.upload(tab) : null;
  const body = `${tab.person} ${target} ${String(number).padStart(4, '0')} ${file ?? ''}${random() < 0.15 ? '!' : ''}`;
  const made = tab.outbox.write({
    program: 'NWX',
    service: 'base',
    method: 'POST',
    path: `/${target}`,
    query: {},
    body: JSON.stringify(body),
    contentType: null,
    target,
    title: body,
    after: file === null ? [] : [{ key: file, name: null }],
  });
  const look = async () => {
    const written = await made.catch(() => null);
    if (written === null || (written.state === 'ended' && written.outcome.kind === 'refused')) given.add(body);
  };
  void look();
}

function act(world: OutboxWorld, number: number, random: () => number, truth: Truth) {
  const tab = world.tabs[Math.floor(random() * world.tabs.length)];
  const dice = random();
  if (tab === undefined || dice < 0.06) world.open(pick(persons, random));
  else if (dice < 0.36) write(world, tab, number, random, truth);
  else if (dice < 0.5) {
    void tab.reader.read(random);
    if (random() < 0.2) tab.reader.setProgram(pick(programs, random));
  } else if (dice < 0.56) world.close(tab);
  else if (dice < 0.58) {
    for (const row of world.stored()) if (row.person === tab.person) truth.given.add(row.title);
    world.signOut(tab.person);
  } else if (dice < 0.64) {
    const shown = tab.rows.get();
    const row = shown[Math.floor(random() * shown.length)];
    if (row === undefined) return;
    if (random() < 0.5) {
      truth.given.add(row.title);
      void tab.outbox.drop(row.id);
    } else {
      world.asked.add(row.title);
      void tab.outbox.sendNow(row.id);
    }
  } else if (dice < 0.68) tab.outbox.wake();
  else if (dice < 0.71) void tab.outbox.start();
  else if (dice < 0.73) world.setClock((random() - 0.5) * 96 * hour);
  else if (dice < 0.75) tab.reader.setProgram(pick(programs, random));
  else if (dice < 0.86) {
    world.weather.isCut = random() < 0.5;
    world.weather.isSaid = random() < 0.5;
    world.weather.loss = random() < 0.5 ? random() : 0;
    world.weather.answerLoss = random() < 0.5 ? random() : 0;
    world.weather.busy = random() < 0.3 ? random() : 0;
    world.weather.broken = random() < 0.2 ? random() : 0;
    world.weather.longestMs = [50, 2000, 20_000][Math.floor(random() * 3)] ?? 50;
  }
}

/** The network is back, each person signs in again and sends what was refused, and an hour passes. */
async function end(world: OutboxWorld) {
  world.fair();
  for (const person of persons) {
    const tab = world.open(person);
    await world.advance(hour);
    for (let round = 0; round < 50 && tab.rows.get().length > 0; round += 1) {
      for (const { id, title } of tab.rows.get()) {
        world.asked.add(title);
        await Promise.race([tab.outbox.sendNow(id), world.advance(1000)]);
      }
      await world.advance(hour);
    }
  }
}

function wrongs({ counts, kept, stored, tabs }: OutboxWorld, { made, given }: Truth): readonly string[] {
  const wrong = [...counts.wrong, ...kept.wrong];
  const done = counts.done.map(({ body }) => body);
  for (const body of made.values()) if (!given.has(body) && !done.includes(body)) wrong.push(`${body} was lost`);
  if (new Set(done).size !== done.length) wrong.push('a write was done twice');
  for (const [key, { said, unheard }] of counts.answers) {
    if (said - unheard > 1) wrong.push(`${made.get(key) ?? key} was sent again after its answer`);
  }
  // What was taken back while it was on its way may arrive late.
  const wanted = done.filter((body) => !given.has(body));
  for (const person of persons) {
    for (const target of targets) {
      const order = wanted
        .filter((body) => body.startsWith(`${person} ${target}`))
        .map((body) => body.replace('!', ''));
      if (order.join() !== order.toSorted().join()) wrong.push(`${person} ${target} came as ${order.join(', ')}`);
    }
  }
  for (const { title } of stored()) if (!given.has(title)) wrong.push(`${title} still waits`);
  for (const { person, rows } of tabs) {
    for (const row of rows.get()) if (row.person !== person) wrong.push(`${person} saw ${row.title}`);
  }
  return wrong;
}

/** Each person signs out while answers are on their way, after which nothing of theirs is kept. */
async function leave(world: OutboxWorld, random: () => number): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const person of persons) {
    const tab = world.open(person);
    for (let reads = 0; reads < 3; reads += 1) void tab.reader.read(random);
    await world.advance(random() * 200);
    world.signOut(person);
    await world.advance(hour);
    if (world.kept.left(person) > 0) wrong.push(`After the sign-out of ${person}, something of theirs is kept`);
  }
  return wrong;
}

async function play(seed: number): Promise<readonly string[]> {
  const random = createFractions(seed);
  const world = createOutboxWorld(random, memory);
  vi.stubGlobal('setTimeout', world.setTimer);
  const truth: Truth = { made: new Map(), given: new Set() };
  const shown: string[] = [];
  const note = () => {
    for (const { id, title } of world.stored()) truth.made.set(id, title);
    for (const { person, rows } of world.tabs) {
      for (const row of rows.get()) if (row.person !== person) shown.push(`${person} saw ${row.title}`);
    }
  };
  const steps = 5 + Math.floor(random() * 30);
  for (let step = 0; step < steps; step += 1) {
    act(world, step, random, truth);
    await world.advance(random() < 0.2 ? random() * 120_000 : random() * 3000);
    note();
  }
  await end(world);
  return [...shown, ...wrongs(world, truth), ...(await leave(world, random))];
}

test(
  `${schedules} schedules from seed ${firstSeed}: nothing is lost, sent twice, out of order or another person's`,
  { timeout: 36 * hour },
  async () => {
    // A failure of the database is logged, and changes nothing.
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    for (let index = 0; index < schedules; index += 1) {
      // It would keep what a million schedules log.
      warn.mockClear();
      const wrong = await play(firstSeed + index);
      expect(wrong, `MODEL_SEED=${firstSeed + index} MODEL_SCHEDULES=1 shows it again`).toEqual([]);
    }
  },
);

test('nothing leaves before its time is noted, even if the network is back before a call has failed', async () => {
  const world = createOutboxWorld(createFractions(firstSeed), memory);
  vi.stubGlobal('setTimeout', world.setTimer);
  world.weather.isCut = true;
  const tab = world.open('avery');
  write(world, tab, 1, () => 0.5, { made: new Map(), given: new Set() });
  await world.advance(1);
  world.weather.isCut = false;
  await world.advance(1000);
  expect(world.counts.done).toEqual([]);
  await world.advance(hour);
  expect(world.counts.done).toHaveLength(1);
});
