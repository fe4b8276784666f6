import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Mode, Story } from './stories.ts';

/** One folder for each story, one picture for each mode. */
export const picturesFolder = fileURLToPath(new URL('../pictures/', import.meta.url));

/** Names the picture that stands for each picture that would be a copy of it: `story/mode` to `story/mode`. */
export const copiesFile = `${picturesFolder}copies.json`;

/** Reads the table of copies. */
export const readCopies = (): Record<string, string> =>
  // Written by record.ts alone.
  existsSync(copiesFile) ? (JSON.parse(readFileSync(copiesFile, 'utf8')) as Record<string, string>) : {};

const copies = readCopies();

/**
 * Whether a story shows something of its own. Each picture is taken in both directions anyway, and a story about the keyboard
 * ends where another story begins.
 */
export const hasPictures = ({ name }: Story): boolean => !/\b(Right To Left|Keyboard)\b/.test(name);

/** The picture that a story is compared with, as path segments below the folder of pictures. */
export function pictureOf({ id }: Story, { name }: Mode): string[] {
  const own = `${id}/${name}`;
  return `${copies[own] ?? own}.png`.split('/');
}

/** The pictures that belong to no story, or to one that has none: paths below the folder of pictures. */
export function findStrayPictures(stories: readonly Story[]): string[] {
  const ids = new Set(stories.filter(hasPictures).map(({ id }) => id));
  const pictures = existsSync(picturesFolder)
    ? readdirSync(picturesFolder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.png'))
    : [];
  return [...pictures, ...Object.keys(readCopies())].filter((path) => !ids.has(path.split('/')[0] ?? ''));
}
