import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { illustrationNames } from '../Illustration/index.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { EmptyState } from './EmptyState.tsx';

test.each(illustrationNames)('the drawing "%s" is seen, and hidden from screen readers', async (illustration) => {
  const screen = await renderInKit(<EmptyState title="No results" illustration={illustration} />);
  const drawing = screen.container.querySelector('svg');
  expect(drawing?.getBoundingClientRect().width).toBe(120);
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  expect(drawing?.childElementCount).toBeGreaterThan(2);
});

test('a sentence alone is enough; an action can be pressed', async () => {
  const screen = await renderInKit(<EmptyState title="No results" />);
  expect(screen.container.textContent).toBe('No results');
  await screen.rerender(<EmptyState title="No results" action={<Button>Clear</Button>} />);
  await expect.element(screen.getByRole('button', { name: 'Clear' })).toBeEnabled();
});
