import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { pressTo, tabTo } from '../testing/keys.testing.ts';
import { Button } from './Button.tsx';

test('pressing by pointer and by keyboard calls onPress', async () => {
  const onPress = vi.fn();
  const screen = await renderInKit(<Button onPress={onPress}>Export</Button>);
  await screen.getByRole('button', { name: 'Export' }).click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('a pending button keeps focus, stays a tab stop, ignores presses and says that it is in progress', async () => {
  const onPress = vi.fn();
  const buttons = (isPending: boolean) => (
    <>
      <Button isPending={isPending} onPress={onPress}>
        Export
      </Button>
      <button type="button">After</button>
    </>
  );
  const screen = await renderInKit(buttons(false));
  const button = screen.getByRole('button', { name: 'Export' });
  const widthBefore = button.element().getBoundingClientRect().width;
  await userEvent.tab();
  await screen.rerender(buttons(true));
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByRole('progressbar', { name: 'In progress' })).toBeInTheDocument();
  expect(button.element().getBoundingClientRect().width).toBe(widthBefore);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).not.toHaveBeenCalled();
  await tabTo(screen.getByRole('button', { name: 'After' }));
  await pressTo('{Shift>}{Tab}{/Shift}', button);
});

test('the border of a pressed secondary button contrasts with its background', async () => {
  const screen = await renderInKit(<Button>Export</Button>);
  const button = screen.getByRole('button', { name: 'Export' });
  const hold = (type: 'keydown' | 'keyup') =>
    button.element().dispatchEvent(new KeyboardEvent(type, { key: ' ', code: 'Space', bubbles: true }));
  hold('keydown');
  await expect.element(button).toHaveAttribute('data-pressed');
  const { color } = getComputedStyle(button.element());
  await expect.poll(() => getComputedStyle(button.element()).borderBlockStartColor).toBe(color);
  hold('keyup');
});
