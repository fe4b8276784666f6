import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { EmptyState } from './EmptyState.tsx';

test('only the title is required; an action can be pressed', async () => {
  const screen = await renderInKit(<EmptyState title="No results" />);
  expect(screen.container.textContent).toBe('No results');
  const onClear = vi.fn();
  await screen.rerender(<EmptyState title="No results" action={<Button onPress={onClear}>Clear</Button>} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onClear).toHaveBeenCalledOnce();
});
