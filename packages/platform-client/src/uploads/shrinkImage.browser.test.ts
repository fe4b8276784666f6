import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { exifOf } from './photoDetails.ts';
import { shrinkImage } from './shrinkImage.ts';

afterEach(() => void vi.restoreAllMocks());

/** Draws a picture of two halves. */
async function draw(width: number, height: number, type: string, [first, second] = ['red', 'blue']): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  context.fillStyle = first;
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = second;
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas.convertToBlob({ type, quality: 1 });
}

const fileOf = (parts: BlobPart[], name: string, type: string) => new File(parts, name, { type });

const text = (letters: string) => [...new TextEncoder().encode(letters)];
const numbers = (length: number, ...values: number[]) =>
  values.flatMap((value) => Array.from({ length }, (_, at) => (value >> (8 * (length - 1 - at))) & 255));
/** An entry of EXIF, with a number of two bytes or of four. */
const entry = (tag: number, type: 3 | 4, value: number) => [
  ...numbers(2, tag, type),
  ...numbers(4, 1),
  ...(type === 3 ? numbers(2, value, 0) : numbers(4, value)),
];

/** The EXIF of a photo: its orientation (6 is a camera that was turned to the right), its width, a date, and where its small preview is. */
const exifWith = (orientation: number, width: number, preview: number) => [
  ...text('Exif\0\0MM'),
  ...numbers(2, 42),
  ...numbers(4, 8),
  ...numbers(2, 2),
  ...entry(0x0112, 3, orientation),
  ...entry(0x8769, 4, 38),
  ...numbers(4, preview),
  ...numbers(2, 2),
  ...entry(0xa002, 4, width),
  ...entry(0x9003, 4, 68),
  ...numbers(4, 0),
  ...text('2026:11:30 08:15:00\0'),
];

/** Marks a JPEG as taken by a camera that was turned to the right: what is at its left belongs at the top. */
async function turned(jpeg: Blob): Promise<BlobPart[]> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const exif = exifWith(6, 400, 600);
  const mark = new Uint8Array([0xff, 0xe1, 0, exif.length + 2, ...exif]);
  return [new Uint8Array([...bytes.slice(0, 2), ...mark, ...bytes.slice(2)])];
}

async function look(file: File) {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(picture, 0, 0);
  const [red = 0, , blue = 0] = context?.getImageData(Math.floor(width / 2), 0, 1, 1).data ?? [];
  return { width, height, top: red > blue ? 'red' : 'blue' };
}

test('a photo is made smaller, and stands upright', async () => {
  const photo = fileOf(await turned(await draw(400, 200, 'image/jpeg')), 'site.jpeg', 'image/jpeg');
  const smaller = await shrinkImage(photo, { maxEdge: 100 });
  expect(await look(smaller)).toEqual({ width: 50, height: 100, top: 'red' });
  expect([smaller.name, smaller.type, smaller.size < photo.size]).toEqual(['site.jpeg', 'image/jpeg', true]);
});

const segmentOf = async (file: Blob) => {
  const segment = exifOf(new Uint8Array(await file.arrayBuffer()));
  return segment && Array.from(segment.subarray(4));
};

test('its EXIF goes with it, with the size and the orientation that it has now, unless that is not wanted', async () => {
  const photo = fileOf(await turned(await draw(400, 200, 'image/jpeg')), 'site.jpeg', 'image/jpeg');
  expect(await segmentOf(await shrinkImage(photo, { maxEdge: 100 }))).toEqual(exifWith(1, 50, 0));
  expect(await segmentOf(await shrinkImage(photo, { maxEdge: 100, exif: false }))).toBe(null);
});

test.each(['eXIf', 'EXIF', 'Exif'])('a picture of another format with EXIF (%s) is sent as it is', async (mark) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const photo = fileOf([await draw(400, 200, 'image/png'), mark, new Uint8Array(50_000)], 'site.heic', 'image/heic');
  expect(await shrinkImage(photo, { maxEdge: 40 })).toBe(photo);
  expect((await shrinkImage(photo, { maxEdge: 40, exif: false })).name).toBe('site.jpg');
});

test.each([
  ['white', () => draw(100, 50, 'image/jpeg', ['white', 'white']), null],
  ['another size', () => draw(60, 25, 'image/jpeg'), null],
  ['the picture, and noise to whoever reads it', null, 77],
] as const)('a browser whose canvas gives out %s sends the original', async (_, forged, value) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const photo = fileOf([await draw(400, 200, 'image/jpeg')], 'site.jpeg', 'image/jpeg');
  if (forged) {
    const blob = await forged();
    vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockResolvedValue(blob);
  }
  if (value !== null)
    vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(
      (_x, _y, width, height) => {
        const data = new ImageData(width, height);
        data.data.fill(value);
        return data;
      },
    );
  expect(await shrinkImage(photo, { maxEdge: 100 })).toBe(photo);
});

test('a format that few services know becomes a JPEG, and its name says so', async () => {
  const png = await draw(400, 200, 'image/png');
  // The browser looks at the bytes, so this is a picture of another format.
  const smaller = await shrinkImage(fileOf([png, new Uint8Array(50_000)], 'scan.bmp', 'image/bmp'), { maxEdge: 40 });
  expect([smaller.name, smaller.type]).toEqual(['scan.jpg', 'image/jpeg']);
});

test.each([
  ['is small enough', async () => fileOf([await draw(40, 20, 'image/png')], 'small.png', 'image/png')],
  ['is no picture', async () => fileOf(['Job'], 'jobs.csv', 'text/csv')],
  ['is no picture that can be read', async () => fileOf(['GIF89a'], 'broken.gif', 'image/gif')],
])('a file that %s is sent as it is', async (_, make) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const file = await make();
  expect(await shrinkImage(file, { maxEdge: 100 })).toBe(file);
});

test('a browser that never reads a picture keeps nobody waiting', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const photo = fileOf([await draw(400, 200, 'image/png')], 'photo.png', 'image/png');
  vi.spyOn(globalThis, 'createImageBitmap').mockReturnValue(new Promise(() => undefined));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const sent = shrinkImage(photo, { maxEdge: 100 });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await sent).toBe(photo);
});
