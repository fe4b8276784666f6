import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { tabTo } from '../testing/tabTo.testing.ts';
import { SkipLink } from './SkipLink.tsx';

test('is the first tab stop, visible only while it has focus, and moves focus to the content without changing the address', async () => {
  const address = location.href;
  const screen = await renderInKit(
    <>
      <SkipLink targetId="content" />
      <button type="button">Menu</button>
      <main id="content">
        <button type="button">Export</button>
      </main>
    </>,
  );
  const clipOf = () => getComputedStyle(screen.getByRole('link').element()).clipPath;
  expect(clipOf()).toBe('inset(50%)');
  await tabTo(screen.getByRole('link', { name: 'Skip to content' }));
  expect(clipOf()).toBe('none');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  expect(location.href).toBe(address);
  await tabTo(screen.getByRole('button', { name: 'Export' }));
});
