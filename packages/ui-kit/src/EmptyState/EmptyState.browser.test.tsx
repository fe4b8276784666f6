import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { EmptyState } from './EmptyState.tsx';

test('only the title is required; an action can be pressed', async () => {
  const screen = await renderInKit(<EmptyState title="No results" />);
  expect(screen.container.textContent).toBe('No results');
  await screen.rerender(<EmptyState title="No results" action={<Button>Clear</Button>} />);
  await expect.element(screen.getByRole('button', { name: 'Clear' })).toBeEnabled();
});
