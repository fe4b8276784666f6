import { expect, test } from 'vitest';
import { fontWidths, setFont } from '../testing/setFont.testing.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { Avatar } from './Avatar.tsx';

test('the initials replace a picture that does not load', async () => {
  const screen = await renderInKit(<Avatar name="Avery Stone" src="data:image/png;base64,none" />);
  await expect.element(screen.getByText('AS')).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Avery Stone' })).toBeVisible();
});

test.each(fontWidths)(
  'in a font %d as wide, the two widest letters are within the circle at any size',
  async (width) => {
    for (const size of ['100%', '200%'] as const) {
      await setFont(width, size);
      for (const circle of ['small', 'medium', 'large'] as const) {
        const screen = await renderInKit(<Avatar name="Wanda Mwangi" size={circle} />);
        const text = screen.getByText('WM').element();
        const range = document.createRange();
        range.selectNodeContents(text);
        const letters = range.getBoundingClientRect().width;
        // The corners of the letters are a third of their size above and below the middle.
        const height = (parseFloat(getComputedStyle(text).fontSize) * 2) / 3;
        expect(Math.hypot(letters, height), `${circle} at ${size}`).toBeLessThanOrEqual(
          screen.getByRole('img').element().clientWidth,
        );
        await screen.unmount();
      }
    }
  },
);
