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

/** What is done with pictures in this run: `--update-snapshots` records them and notes this browser. */
export function usePictures(browser: Browser, { config }: TestInfo): PictureUse {
  const here = drawnBy(browser);
  if (config.updateSnapshots === 'all') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(record, `${JSON.stringify({ drawnBy: here }, null, 2)}\n`);
    return 'record';
  }
  if (!existsSync(record)) return 'none';
  // Written by the lines above.
  const { drawnBy: recorded } = JSON.parse(readFileSync(record, 'utf8')) as { drawnBy: string };
  return recorded === here ? 'compare' : 'none';
}

/**
 * Records what the page shows, or compares it byte by byte: one browser writes the same pixels as the same file. The page may
 * take a moment to come to rest.
 */
export async function matchPicture(page: Page, name: string, use: PictureUse, testInfo: TestInfo): Promise<void> {
  if (use === 'none') return;
  const path = `${folder}${name}.png`;
  let shown = await page.screenshot({ animations: 'disabled' });
  const showsAgain = async (wanted?: Uint8Array) => {
    const before = shown;
    shown = await page.screenshot({ animations: 'disabled' });
    return shown.equals(wanted ?? before);
  };
  if (use === 'record') {
    await expect.poll(() => showsAgain(), `${name} comes to rest`).toBe(true);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, shown);
    return;
  }
  const recorded = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  if (shown.equals(recorded)) return;
  const isRight = expect.soft
    .configure({ timeout: 3_000 })
    .poll(() => showsAgain(recorded), `${name} looks as recorded (see ${testInfo.outputDir})`);
  await isRight.toBe(true);
  if (shown.equals(recorded)) return;
  writeFileSync(testInfo.outputPath(`${name.replace('/', ' ')}, recorded.png`), recorded);
  writeFileSync(testInfo.outputPath(`${name.replace('/', ' ')}, now.png`), shown);
}

/** The ids of the stories that there are pictures of. */
export const picturedStories = (): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.includes('.')) : [];
