import { X } from 'lucide-react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { tabTo } from '../testing/keys.testing.ts';
import { applyAppearance } from '../theme/appearance.ts';
import { IconButton } from './IconButton.tsx';

test('has its label as its name and as a tooltip on focus, and is pressed by keyboard', async () => {
  const onPress = vi.fn();
  const screen = await renderInKit(<IconButton label="Close" icon={<X />} onPress={onPress} />);
  await tabTo(screen.getByRole('button', { name: 'Close' }));
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Close');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(2);
});

test.each([
  ['an icon button', <IconButton key="" label="Close" icon={<X />} />],
  ['a small icon button', <IconButton key="" label="Close" icon={<X />} size="small" />],
  [
    'a small button',
    <Button key="" size="small">
      Export
    </Button>,
  ],
])('%s is at least 24 by 24 px when compact', async (_, button) => {
  onTestFinished(() => void delete document.documentElement.dataset['density']);
  applyAppearance({ density: 'compact' });
  const screen = await renderInKit(button);
  const { width, height } = screen.getByRole('button').element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});
