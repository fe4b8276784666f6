import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { PNG } from 'pngjs';
import { cutOf, sheetOf, type Place } from './pictures.ts';
import { shrinkPng, type Pixels } from './smallPng.ts';

const read = (path: string): Pixels | undefined => (existsSync(path) ? PNG.sync.read(readFileSync(path)) : undefined);

/** Returns the part of a sheet that is one picture. */
function pixelsAt({ width, data }: Pixels, { top, height }: Place): Pixels {
  return { width, height, data: data.subarray(top * width * 4, (top + height) * width * 4) };
}

/** The sheet of each mode that was cut last. The stories of a title come one after the other. */
const lastCut = new Map<string, { readonly path: string; readonly pixels: Pixels | undefined }>();

function readToCut(key: string): Pixels | undefined {
  const mode = basename(key);
  const path = sheetOf(key);
  const last = lastCut.get(mode);
  if (last?.path === path) return last.pixels;
  const pixels = read(path);
  lastCut.set(mode, { path, pixels });
  return pixels;
}

/** Cuts a picture out of its sheet for Playwright. Writes no file if the sheet does not have the picture. */
export function cutPicture(key: string, place: Place | undefined): void {
  rmSync(cutOf(key), { force: true });
  const sheet = readToCut(key);
  if (place === undefined || sheet === undefined) return;
  const { width, height, data } = pixelsAt(sheet, place);
  const picture = new PNG({ width, height });
  data.copy(picture.data);
  mkdirSync(dirname(cutOf(key)), { recursive: true });
  writeFileSync(cutOf(key), PNG.sync.write(picture, { deflateLevel: 1, filterType: 0 }));
}

/**
 * Puts the pictures of one sheet one below the other: those that were cut out or recorded, and the others as they are in the sheet. Equal
 * pictures take one place. Writes the sheet only if it changes, and returns the places.
 */
export function writeSheet(keys: readonly string[], table: ReadonlyMap<string, Place>): Map<string, Place> {
  const path = sheetOf(keys[0] ?? '');
  const before = read(path);
  const shown: Pixels[] = [];
  const places = new Map<string, Place>();
  let bottom = 0;
  for (const key of keys) {
    const old = table.get(key);
    const pixels = read(cutOf(key)) ?? (before && old && pixelsAt(before, old));
    if (pixels === undefined) continue;
    const same = shown.findIndex(({ data }) => data.equals(pixels.data));
    const top = same < 0 ? bottom : shown.slice(0, same).reduce((sum, { height }) => sum + height, 0);
    places.set(key, { top, height: pixels.height, mark: '' });
    if (same >= 0) continue;
    shown.push(pixels);
    bottom += pixels.height;
  }
  const [first] = shown;
  if (first === undefined) {
    rmSync(path, { force: true });
    return places;
  }
  if (shown.some(({ width }) => width !== first.width)) throw new Error(`The pictures of ${path} differ in width.`);
  const data = Buffer.concat(shown.map((pixels) => pixels.data));
  if (before?.data.equals(data) === true) {
    for (const [key, place] of places) places.set(key, { ...place, mark: table.get(key)?.mark ?? '' });
  } else {
    writeFileSync(path, shrinkPng({ width: first.width, height: bottom, data }));
  }
  return places;
}
