import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { modes, type Mode, type Story } from './stories.ts';

/** The folder of all pictures. It has one sheet for each title and mode, which shows the stories one below the other. */
export const picturesFolder = fileURLToPath(new URL('../pictures/', import.meta.url));

/** The largest number of sheets. */
export const maxSheets = 500;

/** The folder for pictures that are cut out of their sheet. Playwright compares the page with these files. */
export const cutFolder = fileURLToPath(new URL('../../../test-results/pictures/', import.meta.url));

/** The key of a picture: `story/mode`. */
export const keyOf = ({ id }: Pick<Story, 'id'>, { name }: Pick<Mode, 'name'>): string => `${id}/${name}`;

/** Returns the path of the sheet that shows a picture: `title.mode.png`. */
export const sheetOf = (key: string): string => `${picturesFolder}${key.replace(/--.*\//, '.')}.png`;

/** Returns the path of a picture that is cut out. */
export const cutOf = (key: string): string => `${cutFolder}${key}.png`;

/** The place of a picture in its sheet. */
export interface Place {
  readonly top: number;
  readonly height: number;
  /** The mark of a screenshot that Playwright found equal to the picture. It is empty until the next comparison. */
  readonly mark: string;
}

/** The table of all places. Each is a line of three words, so that a change is one line. */
const tableFile = `${picturesFolder}pictures.json`;

/** Reads the table of places. */
export function readTable(): Map<string, Place> {
  if (!existsSync(tableFile)) return new Map();
  // Only record.ts writes this file.
  const lines = JSON.parse(readFileSync(tableFile, 'utf8')) as Record<string, string>;
  return new Map(
    Object.entries(lines).map(([key, line]) => {
      const [top, height, mark = ''] = line.split(' ');
      return [key, { top: Number(top), height: Number(height), mark }];
    }),
  );
}

/** Writes the table of places. */
export function writeTable(table: ReadonlyMap<string, Place>): void {
  const lines = [...table]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { top, height, mark }]) => [key, `${top} ${height} ${mark}`.trim()]);
  writeFileSync(tableFile, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
}

/**
 * Returns the mark of a screenshot beside the sheet of its picture. The comparison of the same bytes has the same result, so a pair that
 * Playwright once compared needs no second comparison.
 */
export function markOf(key: string, screenshot: Buffer): string {
  const sheet = sheetOf(key);
  if (!existsSync(sheet)) return '';
  return createHash('sha256').update(readFileSync(sheet)).update(screenshot).digest('base64url').slice(0, 22);
}

/** Finds sheets and lines of the table that belong to no story. */
export function findStrayPictures(stories: readonly Story[]): string[] {
  const keys = new Set(stories.flatMap((story) => modes.map((mode) => keyOf(story, mode))));
  const sheets = new Set([...keys].map(sheetOf));
  return [
    ...readdirSync(picturesFolder).filter((name) => name.endsWith('.png') && !sheets.has(`${picturesFolder}${name}`)),
    ...[...readTable().keys()].filter((key) => !keys.has(key)),
  ];
}
