import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { cutOf, keyOf, markOf, readTable } from './pictures.ts';
import { cutPicture } from './sheets.ts';
import { pictureStyle, type Mode, type Story } from './stories.ts';

const table = readTable();

/** The folder in which `npm run pictures` collects the marks of comparisons that pass. */
const notesFolder = process.env['COMPARED_PICTURES'];

/** How `toHaveScreenshot` takes a picture. */
const asCompared = {
  fullPage: true,
  animations: 'disabled',
  caret: 'hide',
  scale: 'css',
  style: pictureStyle,
} as const;

/**
 * Compares the page with the picture of its story. Decoding both costs more than taking one, so a screenshot whose comparison is known
 * to pass is not compared again. Any other one is left to Playwright, which also waits for the page to be still.
 */
export async function expectPicture(page: Page, story: Story, mode: Mode): Promise<void> {
  const key = keyOf(story, mode);
  const place = table.get(key);
  const screenshot = await page.screenshot(asCompared);
  const mark = markOf(key, screenshot);
  if (mark !== '' && place?.mark === mark) return;
  cutPicture(key, place);
  const picture = [story.id, `${mode.name}.png`];
  await expect.soft(page).toHaveScreenshot(picture, { fullPage: true });
  if (notesFolder === undefined) return;
  // The picture may be recorded again in this run, and the first screenshot may be taken before the page is still.
  const kept = readFileSync(cutOf(key));
  expect(screenshot).toMatchSnapshot(picture);
  if (!readFileSync(cutOf(key)).equals(kept)) {
    writeFileSync(cutOf(key), kept);
    return;
  }
  const note = `${notesFolder}/${key}`;
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, mark);
}
