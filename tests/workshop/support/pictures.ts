import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

const record = new URL('../pictures/recorded-on.json', import.meta.url);

/** The browser and platform that drew the pictures: elsewhere fonts and anti-aliasing differ by a pixel, so nothing is compared. */
export function drawnBy(browser: Browser): string {
  return `${browser.browserType().name()} ${browser.version()} ${process.platform} ${process.arch}`;
}

/** Whether pictures can be compared here, or are being recorded (`--update-snapshots`), which notes this browser. */
export function canCompare(browser: Browser, isRecording: boolean): boolean {
  const here = drawnBy(browser);
  if (isRecording) {
    writeFileSync(record, `${JSON.stringify({ drawnBy: here }, null, 2)}\n`);
    return true;
  }
  if (!existsSync(record)) return false;
  // Written by the lines above.
  const { drawnBy: recorded } = JSON.parse(readFileSync(record, 'utf8')) as { drawnBy: string };
  return recorded === here;
}
