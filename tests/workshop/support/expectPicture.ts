import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { comparisonOf, hasPictures, pictureOf, readCompared } from './pictures.ts';
import type { Mode, Story } from './stories.ts';

const compared = readCompared();

/** The folder in which `npm run pictures` collects the comparisons that pass. */
const notesFolder = process.env['COMPARED_PICTURES'];

const pictureStyle = readFileSync(new URL('pictures.css', import.meta.url), 'utf8');

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
  if (!hasPictures(story)) return;
  const picture = pictureOf(story, mode);
  const own = `${story.id}/${mode.name}`;
  const screenshot = await page.screenshot(asCompared);
  const comparison = comparisonOf(picture, screenshot);
  if (comparison !== '' && compared[own] === comparison) return;
  await expect.soft(page).toHaveScreenshot(picture, { fullPage: true });
  if (notesFolder === undefined) return;
  // Throws unless this very screenshot passes.
  expect(screenshot).toMatchSnapshot(picture);
  const note = `${notesFolder}/${own}`;
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, comparison);
}
