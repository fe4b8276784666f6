import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isTestStory } from '../../../.storybook/testStories.ts';
import type { Mode, Story } from './stories.ts';

/** The folder of all pictures. It has one folder for each story, with one picture for each mode. */
export const picturesFolder = fileURLToPath(new URL('../pictures/', import.meta.url));

/** The table of identical pictures. It maps `story/mode` to the `story/mode` whose picture is kept. */
export const copiesFile = `${picturesFolder}copies.json`;

/** Reads the table of copies. */
export const readCopies = () => readTable(copiesFile);

/** The table of comparisons that passed. It maps `story/mode` to the mark of the picture and the screenshot. */
export const comparedFile = `${picturesFolder}compared.json`;

/** Reads the table of comparisons that passed. */
export const readCompared = () => readTable(comparedFile);

function readTable(file: string): Record<string, string> {
  // Only record.ts writes these files.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/**
 * The mark of a picture and a screenshot. The comparison of the same bytes has the same result, so a pair that Playwright once compared
 * needs no second comparison.
 */
export function comparisonOf(picture: readonly string[], screenshot: Buffer): string {
  const kept = `${picturesFolder}${picture.join('/')}`;
  if (!existsSync(kept)) return '';
  return createHash('sha256').update(readFileSync(kept)).update(screenshot).digest('base64url').slice(0, 22);
}

const copies = readCopies();

/** True if a story has pictures. Every picture is taken in both directions, so a story about direction needs none. */
export const hasPictures = (story: Story): boolean => !isTestStory(story);

/** Returns the picture to compare a story with, as path segments below the folder of pictures. */
export function pictureOf({ id }: Story, { name }: Mode): string[] {
  const own = `${id}/${name}`;
  return `${copies[own] ?? own}.png`.split('/');
}

/** Finds pictures of missing stories, or of stories without pictures: paths below the folder of pictures. */
export function findStrayPictures(stories: readonly Story[]): string[] {
  const ids = new Set(stories.filter(hasPictures).map(({ id }) => id));
  const pictures = existsSync(picturesFolder)
    ? readdirSync(picturesFolder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.png'))
    : [];
  return [...pictures, ...Object.keys(readCopies()), ...Object.keys(readCompared())].filter(
    (path) => !ids.has(path.split('/')[0] ?? ''),
  );
}
