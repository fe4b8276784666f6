import { deflateSync, crc32 } from 'node:zlib';

/** The maximum number of colours, as each pixel takes one byte. */
const maxColors = 256;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const indexedColor = 3;

/** The pixels of a picture, four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/**
 * Writes a picture with at most 256 colours, in less than half of the bytes. Other colours become the nearest one
 * that is kept, a few steps of 255 away. A comparison tolerates much more.
 */
export function shrinkPng({ width, height, data }: Pixels): Buffer {
  const pixels = new Uint32Array(width * height);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = data.readUIntBE(index * 4, 3);
  const counts = new Map<number, number>();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
  const { palette, indexOf } = choosePalette(counts);

  // Each line begins with a byte for its filter; 0 means that it has no filter.
  const lines = Buffer.alloc((width + 1) * height);
  for (const [index, color] of pixels.entries()) {
    lines[index + Math.floor(index / width) + 1] = indexOf.get(color) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, indexedColor], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channelsOf))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Adds the colour with the largest error so far, weighted by its frequency, until the palette is full. */
function choosePalette(counts: ReadonlyMap<number, number>) {
  const colors = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([color, count]) => ({ color, weight: Math.sqrt(count), index: 0, distance: Infinity }));
  const palette: number[] = [];
  let next = colors[0];
  while (next && palette.length < maxColors) {
    const added = palette.push(next.color) - 1;
    let worst = 0;
    const chosen = next.color;
    next = undefined;
    for (const color of colors) {
      const distance = distanceOf(color.color, chosen);
      if (distance < color.distance) Object.assign(color, { index: added, distance });
      if (color.distance * color.weight <= worst) continue;
      worst = color.distance * color.weight;
      next = color;
    }
  }
  return { palette, indexOf: new Map(colors.map(({ color, index }) => [color, index])) };
}

const channelsOf = (color: number): [number, number, number] => [color >> 16, (color >> 8) & 255, color & 255];

function distanceOf(one: number, other: number): number {
  const [red, green, blue] = channelsOf(one);
  const [otherRed, otherGreen, otherBlue] = channelsOf(other);
  return (red - otherRed) ** 2 + (green - otherGreen) ** 2 + (blue - otherBlue) ** 2;
}

/** A part of a PNG: its length, its name, its data and a checksum. */
function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
