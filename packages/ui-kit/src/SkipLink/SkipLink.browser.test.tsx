import { expect, test } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { pressTo, tabTo } from '../testing/keys.testing.ts';
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
  await pressTo('{Enter}', screen.getByRole('main'));
  expect(location.href).toBe(address);
  await tabTo(screen.getByRole('button', { name: 'Export' }));
});
