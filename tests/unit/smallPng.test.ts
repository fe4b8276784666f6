import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { shrinkPng } from '../workshop/support/smallPng.ts';

/** Draws a picture of 64 × 64 pixels with the colours of `colorOf`. */
function draw(colorOf: (x: number, y: number) => readonly [number, number, number]): PNG {
  const picture = new PNG({ width: 64, height: 64 });
  for (let y = 0; y < 64; y += 1) {
    for (let x = 0; x < 64; x += 1) picture.data.set([...colorOf(x, y), 255], (y * 64 + x) * 4);
  }
  return picture;
}

const pixelsOf = (file: Buffer) => [...PNG.sync.read(file).data];

describe('shrinkPng', () => {
  test('keeps every pixel of a picture of 256 colours', () => {
    const picture = draw((x, y) => [x * 4, (y % 4) * 60, 7]);
    expect(pixelsOf(shrinkPng(picture))).toEqual([...picture.data]);
  });

  test('keeps the size and changes each channel only a little in a picture of 4,096 colours', () => {
    const picture = draw((x, y) => [x, y, 128]);
    const distances = pixelsOf(shrinkPng(picture)).map((value, index) => Math.abs(value - (picture.data[index] ?? 0)));
    expect(Math.max(...distances)).toBeLessThanOrEqual(4);
  });
});
