// npm run proof -- --only monkey --minutes 30 --seed 7: two people do anything in the built portal while every service fails in every way.
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { fail } from '../../scripts/support/run.mjs';
import { chromiumLaunch } from '../chromium.ts';
import { Control } from '../e2e/support/control.ts';
import { startGantry } from '../e2e/support/gantry.ts';
import type { ObjectWeight } from '../heapSnapshot.ts';
import { disturb } from './faults.ts';
import { Person } from './Person.ts';
import { createRandom } from './random.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
const minutes = Number(values.minutes ?? 1);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
if (!(minutes > 0) || !Number.isInteger(seed))
  fail(
    'Usage: npm run proof -- --only monkey --minutes 30 --seed 7. Minutes is a number above 0, the seed a whole one.',
  );

/** The objects of a page may grow by this much after the first minute of its life. */
const largestGrowth = 5_000_000;
const measureEveryMs = 60_000;
const inMb = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`;

console.log(`The monkey: ${String(minutes)} minutes, seed ${String(seed)}`);
const random = createRandom(seed);
const problems: string[] = [];
const history: string[] = [];
const logFile = 'test-results/monkey/steps.log';
mkdirSync('test-results/monkey', { recursive: true });
rmSync(logFile, { force: true });
const note = (text: string) => {
  history.push(text);
  if (history.length > 25) history.shift();
  appendFileSync(logFile, `${text}\n`);
};
const onProblem = (problem: string) => {
  problems.push(`${problem}\n  after:\n    ${history.join('\n    ')}`);
};

const gantry = await startGantry();
const control = new Control(gantry.platformOrigin);
const browser = await chromium.launch(chromiumLaunch);
const people: Person[] = [];
for (const userName of ['avery', 'noor']) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  people.push(new Person(userName, context, gantry.portalOrigin, onProblem));
}
for (const person of people) await person.begin();

const startedAt = Date.now();
const elapsedMs = () => Date.now() - startedAt;
const endsAfterMs = minutes * 60_000;
/** The objects of each person's page after its first minute. */
const baselines = new Map<Person, ObjectWeight>();
let steps = 0;
// In the second half the pages stay as long as the people stay signed in, so that a leak adds up.
const keepsPages = () => elapsedMs() > endsAfterMs / 2;
let measuredAt = 0;
while (elapsedMs() < endsAfterMs && problems.length === 0) {
  steps += 1;
  const person = random.pick(people);
  if (random.below(5) === 0) note(await disturb(control, person.userName, random, keepsPages()));
  note(await person.act(random, keepsPages()));
  if (random.below(4) === 0) await person.comeBack();
  await person.checkForBlank();
  if (keepsPages() && elapsedMs() - measuredAt > measureEveryMs) {
    await measure();
    measuredAt = elapsedMs();
  }
}
await checkPolicy();

console.log(`${String(steps)} steps in ${String(Math.round(elapsedMs() / 1000))} s`);
for (const person of people) await person.close();
await browser.close();
await gantry.close();
if (problems.length > 0) {
  console.error(`\nThe monkey found ${String(problems.length)} problems with the seed ${String(seed)}:`);
  for (const problem of problems) console.error(`\n${problem}`);
  process.exit(1);
}

/** Weighs the objects of each person's page, with every service as it should be. */
async function measure(): Promise<void> {
  await control.reset();
  note('reset, and measure');
  for (const person of people) {
    await person.comeBack();
    const weight = await person.weighObjects().catch(() => null);
    const seconds = Math.round(elapsedMs() / 1000);
    const found =
      weight === null ? 'has a new page' : `${inMb(weight.bytes)} of objects, ${inMb(weight.codeBytes)} of code`;
    console.log(`  ${String(seconds)} s: ${person.userName} ${found}`);
    const baseline = baselines.get(person);
    if (weight === null) {
      baselines.delete(person);
    } else if (baseline === undefined) {
      baselines.set(person, weight);
    } else if (weight.bytes - baseline.bytes > largestGrowth) {
      const grown = `${person.userName}: the objects grew from ${inMb(baseline.bytes)} to ${inMb(weight.bytes)}.`;
      onProblem(`${grown} Most grew: ${growthOf(baseline, weight)}`);
    }
  }
}

/** The ten classes whose objects grew most. */
function growthOf(before: ObjectWeight, after: ObjectWeight): string {
  return [...after.bytesByName]
    .map(([name, bytes]) => ({ name, grown: bytes - (before.bytesByName.get(name) ?? 0) }))
    .toSorted((one, other) => other.grown - one.grown)
    .slice(0, 10)
    .map(({ name, grown }) => `${name} ${inMb(grown)}`)
    .join(', ');
}

async function checkPolicy(): Promise<void> {
  const reports = await control.policyReports();
  if (reports.length > 0) onProblem(`The policy refused: ${JSON.stringify(reports, null, 2)}`);
}
