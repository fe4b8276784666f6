import { expect, test, vi } from 'vitest';
import { shrinkImage } from './shrinkImage.ts';

/** Draws a picture whose first half is red and whose second half is blue. */
async function draw(width: number, height: number, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  context.fillStyle = 'red';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = 'blue';
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas.convertToBlob({ type, quality: 1 });
}

const fileOf = (parts: BlobPart[], name: string, type: string) => new File(parts, name, { type });

/** Marks a JPEG as taken by a camera that was turned to the right: what is at its left belongs at the top. */
async function turned(jpeg: Blob): Promise<BlobPart[]> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const text = (letters: string) => [...new TextEncoder().encode(letters)];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
  const exif = [...text('Exif\0\0MM'), 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
  const mark = new Uint8Array([0xff, 0xe1, 0, exif.length + 2, ...exif]);
  return [bytes.slice(0, 2), mark, bytes.slice(2)];
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
