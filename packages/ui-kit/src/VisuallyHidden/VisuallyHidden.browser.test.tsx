import { expect, test } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('takes no room, and gives a button its name', async () => {
  const screen = await renderInKit(
    <button type="button">
      <VisuallyHidden>Close the panel</VisuallyHidden>
    </button>,
  );
  await expect.element(screen.getByRole('button', { name: 'Close the panel' })).toBeInTheDocument();
  const { width, height } = screen.getByText('Close the panel').element().getBoundingClientRect();
  expect([width, height]).toEqual([1, 1]);
});
