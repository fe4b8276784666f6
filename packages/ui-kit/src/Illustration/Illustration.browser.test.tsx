import { expect, test } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { Illustration } from './Illustration.tsx';
import { illustrationNames } from './illustrationNames.ts';

test.each(illustrationNames)('"%s" is drawn within its sheet, and hidden from screen readers', async (name) => {
  const screen = await renderInKit(<Illustration name={name} />);
  const drawing = screen.container.querySelector('svg');
  if (!drawing) throw new Error('Nothing is drawn.');
  await expect.poll(() => drawing.childElementCount).toBeGreaterThan(0);
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  expect(drawing.getBoundingClientRect()).toMatchObject({ width: 120, height: 88 });
  const { x, y, width, height } = drawing.getBBox();
  expect(Math.min(x, y, 120 - (x + width), 88 - (y + height))).toBeGreaterThanOrEqual(2);
  expect(width).toBeGreaterThan(50);
});
