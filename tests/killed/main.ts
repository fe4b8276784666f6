// npm run proof -- --only killed --times 20: a person types into a form, and the browser's processes are killed. What is found at the next start is compared.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { fail } from '../../scripts/support/run.mjs';
import { chromiumLaunch } from '../chromium.ts';
import { startGantry } from '../e2e/support/gantry.ts';
import { fillSignIn, program } from '../e2e/support/signIn.ts';
import { startWithFolder } from '../engines/chromium.ts';

const { values } = parseArgs({ options: { times: { type: 'string' }, seconds: { type: 'string' } } });
const times = Number(values.times ?? 2);
/** The longest time for which a person types. */
const longestSeconds = Number(values.seconds ?? 20);
if (!(times > 0 && longestSeconds > 3))
  fail(
    'Usage: npm run proof -- --only killed --times 20 --seconds 40. A person types at most so many seconds, over 3.',
  );

/** No more than this may be missing. */
const mostMs = 2000;
/** The form of a module and that of a view, in turn. */
const paths = ['/apps/fieldReport', '/apps/dailyFieldReport'] as const;

/** Starts a browser with a profile of its own, as a person does. */
async function start(profile: string) {
  const { browser, end } = await startWithFolder(chromiumLaunch, profile);
  const page = browser.contexts()[0]?.pages()[0];
  if (page === undefined) throw new Error('The browser has no page.');
  return { page, kill: () => end('SIGKILL'), disconnect: () => browser.close() };
}

const work = (page: Page) => page.getByRole('textbox', { name: 'Work done' });

/** Opens the form. The browser that was killed may have lost the session, and the program. */
async function enter(page: Page, path: string): Promise<void> {
  await page.goto(gantry.portalOrigin + path);
  const name = page.getByLabel(/user name/i);
  const choice = page.getByRole('dialog').getByText(program, { exact: true });
  await expect(name.or(choice).or(work(page)).first()).toBeVisible({ timeout: 60_000 });
  if (await name.isVisible()) await fillSignIn(page, 'avery');
  await expect(choice.or(work(page)).first()).toBeVisible({ timeout: 60_000 });
  if (await choice.isVisible()) await choice.click();
  await expect(work(page)).toBeVisible({ timeout: 60_000 });
}

/** The fields of the form, without the text and the photos. */
const otherFields = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form:has(textarea)');
    if (form === null) return [];
    return [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'work' ? [`${name}: ${value}`] : [],
    );
  });

/** Fills in fields of each kind. */
async function fillOthers(page: Page): Promise<readonly string[]> {
  const main = page.getByRole('main');
  const group = main.getByRole('group', { name: 'Day of the work' });
  if (await group.isVisible()) {
    await group.getByRole('spinbutton').first().click();
    await page.keyboard.type('03092026');
  } else await main.getByLabel('Day of the work').fill('2026-03-09');
  await main.getByRole('textbox', { name: 'Signature' }).fill('Avery Stone');
  await main
    .getByRole('textbox', { name: 'People in the crew' })
    .or(main.getByRole('spinbutton', { name: 'People in the crew' }))
    .fill('4');
  for (const choice of ['A near miss', 'Rooftop', 'Mast']) await main.getByText(choice, { exact: true }).click();
  const fields = await otherFields(page);
  for (const field of [
    'date: 2026-03-09',
    'signature: Avery Stone',
    'crewSize: 4',
    'areas: mast',
    'incident: nearMiss',
  ])
    if (!fields.includes(field)) throw new Error(`The form has no "${field}" but ${fields.join(', ')}.`);
  return fields;
}

/** Types until the time is over. Returns what was typed, with the time of each letter. */
async function type(page: Page, milliseconds: number) {
  const letters: { readonly text: string; readonly at: number }[] = [];
  const end = performance.now() + milliseconds;
  await work(page).focus();
  for (let count = 0, text = ''; performance.now() < end; count += 1) {
    const letter = count % 8 === 7 ? ' ' : String.fromCodePoint(97 + (count % 26));
    await page.keyboard.type(letter);
    text += letter;
    letters.push({ text, at: performance.now() });
    await pause(60 + 80 * Math.random());
  }
  return letters;
}

// The browser has a process group of its own, which Ctrl-C does not reach.
process.once('SIGINT', () => process.exit(1));
const gantry = await startGantry();
const lost: number[] = [];
try {
  for (let time = 1; time <= times; time += 1) lost.push(await killOnce(time));
} finally {
  await gantry.close();
}
console.log(
  `The browser was killed ${String(times)} times; at most ${String(Math.max(...lost))} ms of typing was lost.`,
);
if (Math.max(...lost) > mostMs) process.exit(1);

async function killOnce(time: number): Promise<number> {
  const path = paths[time % 2 === 1 ? 0 : 1];
  const profile = mkdtempSync(join(tmpdir(), 'gantry-killed-'));
  let running = await start(profile);
  try {
    await enter(running.page, path);
    const fields = await fillOthers(running.page);
    const letters = await type(running.page, 3000 + Math.random() * (longestSeconds - 3) * 1000);
    const killedAt = performance.now();
    await running.kill();
    running = await start(profile);
    await enter(running.page, path);
    const found = await work(running.page).inputValue();
    expect(await otherFields(running.page)).toEqual(fields);
    const first = letters.find(({ text }) => text.length > found.length);
    if (!(letters.at(-1)?.text ?? '').startsWith(found)) throw new Error(`Something else was found: ${found}`);
    const missing = first === undefined ? 0 : Math.round(killedAt - first.at);
    console.log(
      `  ${String(time)} ${path}: ${String(letters.length)} letters, ${String(found.length)} found, ${String(missing)} ms lost`,
    );
    return missing;
  } finally {
    await running.kill();
    await running.disconnect().catch(() => undefined);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
