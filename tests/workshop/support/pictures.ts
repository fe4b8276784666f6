import { Buffer } from 'node:buffer';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Browser, type Page, type TestInfo } from '@playwright/test';

const folder = fileURLToPath(new URL('../pictures/', import.meta.url));
const record = `${folder}recorded-on.json`;

/** The browser and platform that drew the pictures: elsewhere fonts and anti-aliasing differ by a pixel, so nothing is compared. */
const drawnBy = (browser: Browser) =>
  `${browser.browserType().name()} ${browser.version()} ${process.platform} ${process.arch}`;

/** Whether pictures are recorded, compared, or left alone because another browser drew them. */
export type PictureUse = 'record' | 'compare' | 'none';

/** What is done with pictures in this run, and why nothing is compared where that is so. */
export interface PicturePlan {
  use: PictureUse;
  reason: string | null;
}

/** Plans this run: `--update-snapshots=all` records the pictures and notes this browser; without a record the run fails. */
export function planPictures(browser: Browser, { config }: TestInfo): PicturePlan {
  const here = drawnBy(browser);
  if (config.updateSnapshots === 'all') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(record, `${JSON.stringify({ drawnBy: here }, null, 2)}\n`);
    return { use: 'record', reason: null };
  }
  if (!existsSync(record)) throw new Error('There are no pictures to compare with: record them with npm run pictures.');
  // Written by the lines above.
  const { drawnBy: recorded } = JSON.parse(readFileSync(record, 'utf8')) as { drawnBy: string };
  if (recorded === here) return { use: 'compare', reason: null };
  return {
    use: 'none',
    reason:
      `Pictures are not compared: they were recorded with ${recorded}, this is ${here}, which may draw a pixel differently. ` +
      'All else is tested. To compare here, record them anew from a commit that is known to look right: npm run pictures.',
  };
}

/** What comes late (a placeholder after 120 ms, a frame drawn on a busy machine) is there by then. */
const restInMilliseconds = 500;

const take = (page: Page) => page.screenshot({ animations: 'disabled', fullPage: true });

/** The page once it shows the same for a while. */
async function takeAtRest(page: Page, name: string): Promise<Uint8Array> {
  let shown = await take(page);
  const isAtRest = async () => {
    const before = shown;
    shown = await take(page);
    return shown.equals(before);
  };
  await expect.poll(isAtRest, { message: `${name} comes to rest`, intervals: [restInMilliseconds] }).toBe(true);
  return shown;
}

/**
 * Records what the page shows at rest, or compares it byte by byte: one browser writes the same pixels as the same file. A page
 * that is compared may take a moment to look as recorded.
 */
export async function matchPicture(page: Page, name: string, use: PictureUse, testInfo: TestInfo): Promise<void> {
  if (use === 'none') return;
  const path = `${folder}${name}.png`;
  if (use === 'record') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await takeAtRest(page, name));
    return;
  }
  const recorded = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  let shown = await take(page);
  const showsRecorded = async () => {
    if (!shown.equals(recorded)) shown = await take(page);
    return shown.equals(recorded);
  };
  if (await showsRecorded()) return;
  const message = `${name} looks as recorded (see ${testInfo.outputDir})`;
  await expect.soft.configure({ timeout: 3_000 }).poll(showsRecorded, message).toBe(true);
  if (shown.equals(recorded)) return;
  writeFileSync(testInfo.outputPath(`${name.replace('/', ' ')}, recorded.png`), recorded);
  writeFileSync(testInfo.outputPath(`${name.replace('/', ' ')}, now.png`), shown);
}

/** The ids of the stories that there are pictures of. */
export const picturedStories = (): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.includes('.')) : [];
