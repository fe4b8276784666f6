import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { isSmallPng, shrinkPng } from '../workshop/support/smallPng.ts';

/** Draws a picture of 64 × 64 pixels with the colours of `colorOf`. */
function draw(colorOf: (x: number, y: number) => readonly [number, number, number]): Buffer {
  const picture = new PNG({ width: 64, height: 64 });
  for (let y = 0; y < 64; y += 1) {
    for (let x = 0; x < 64; x += 1) picture.data.set([...colorOf(x, y), 255], (y * 64 + x) * 4);
  }
  return PNG.sync.write(picture);
}

const pixelsOf = (file: Buffer) => [...PNG.sync.read(file).data];

describe('shrinkPng', () => {
  test('keeps every pixel of a picture of 256 colours', () => {
    const file = draw((x, y) => [x * 4, (y % 4) * 60, 7]);
    expect(isSmallPng(file)).toBe(false);
    const small = shrinkPng(file);
    expect(isSmallPng(small)).toBe(true);
    expect(pixelsOf(small)).toEqual(pixelsOf(file));
  });

  test('keeps the size and changes each channel only a little in a picture of 4,096 colours', () => {
    const file = draw((x, y) => [x, y, 128]);
    const small = shrinkPng(file);
    const before = pixelsOf(file);
    const distances = pixelsOf(small).map((value, index) => Math.abs(value - (before[index] ?? 0)));
    expect(Math.max(...distances)).toBeLessThanOrEqual(4);
  });
});
