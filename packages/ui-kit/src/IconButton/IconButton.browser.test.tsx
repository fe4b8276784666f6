import { X } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { IconButton } from './IconButton.tsx';

test('has its label as its name and as a tooltip on focus, and is pressed by keyboard', async () => {
  const onPress = vi.fn();
  const screen = await renderInKit(<IconButton label="Close" icon={<X />} onPress={onPress} />);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Close');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(2);
});

test.each(['medium', 'small'] as const)('a %s button is at least 24 by 24 px when compact', async (size) => {
  document.documentElement.dataset['density'] = 'compact';
  try {
    const screen = await renderInKit(<IconButton label="Close" icon={<X />} size={size} />);
    const { width, height } = screen.getByRole('button').element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  } finally {
    delete document.documentElement.dataset['density'];
  }
});
