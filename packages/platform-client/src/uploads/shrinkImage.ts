import { withinLimit } from '@gantry/base/calls';
import type { ModuleUpload } from '@gantry/module';
import { exifOf, withExif } from './photoDetails.ts';

/** Formats that stay what they are. Any other becomes a JPEG. */
const keptTypes: ReadonlySet<string> = new Set(['image/png', 'image/webp']);

const defaultQuality = 0.85;
/** A slow phone needs some seconds. A browser that has too little memory may never answer. */
const longestMs = 15_000;

/**
 * Makes a picture smaller, upright as a camera has marked it, with its EXIF unless that is not wanted. Returns the file as it is if it is no picture
 * that the browser can read, is small enough, would not be shorter, takes too long, or would lose something else than pixels.
 */
export async function shrinkImage(
  file: File,
  { maxEdge, quality = defaultQuality, exif = true }: NonNullable<ModuleUpload['image']>,
): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  try {
    const drawing = async () => {
      const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
      return draw(picture, file, maxEdge, quality, exif).finally(() => picture.close());
    };
    const smaller = await withinLimit('Making a picture smaller', drawing(), longestMs);
    if (smaller === null || smaller.size >= file.size) return file;
    const name = smaller.type === file.type ? file.name : `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
    return new File([smaller], name, { type: smaller.type, lastModified: file.lastModified });
  } catch (error) {
    console.warn('A picture was not made smaller, so it is sent as it is.', error);
    return file;
  }
}

async function draw(picture: ImageBitmap, file: File, maxEdge: number, quality: number, exif: boolean) {
  const scale = maxEdge / Math.max(picture.width, picture.height);
  if (scale >= 1) return null;
  const segment = exif ? exifOf(new Uint8Array(await file.arrayBuffer())) : null;
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const type = keptTypes.has(file.type) ? file.type : 'image/jpeg';
  const drawn = await drawOn(width, height, picture).canvas.convertToBlob({ type, quality });
  const smaller = segment === null ? drawn : withExif(drawn, segment, { width, height });
  const seen = await createImageBitmap(smaller);
  const isSame = seen.width === width && seen.height === height && isLike(picture, seen);
  seen.close();
  if (!isSame) throw new Error('The browser does not draw what it was given, as one that protects from fingerprints.');
  return smaller;
}

function drawOn(width: number, height: number, picture: ImageBitmap) {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return context;
}

const edge = 16;
const known = [32, 96, 160];
/** The largest difference of an area's mean, in steps of 255. Compression alone causes a smaller one. */
const mostDifference = 16;

/** Whether two pictures look alike from afar. A browser that makes up what a canvas holds makes up the known color, too. */
function isLike(one: ImageBitmap, other: ImageBitmap): boolean {
  const [first, second] = [one, other].map((picture) => {
    const context = drawOn(edge, edge, picture);
    context.fillStyle = `rgb(${known.join()})`;
    context.fillRect(0, edge - 1, edge, 1);
    return context.getImageData(0, 0, edge, edge).data;
  });
  if (first === undefined || second === undefined) return false;
  const last = 4 * edge * (edge - 1);
  let difference = 0;
  for (let at = 0; at < first.length; at += 1) {
    const wanted = at < last ? second[at] : (known[at % 4] ?? 255);
    const apart = Math.abs((first[at] ?? 0) - (wanted ?? 0));
    if (at >= last && apart > mostDifference) return false;
    difference += apart;
  }
  return difference / first.length <= mostDifference;
}
