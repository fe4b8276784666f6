import { expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { tabTo } from '../testing/keys.testing.ts';
import { TabOrder } from './TabOrder.tsx';

const rows = (current: number, onPress = () => undefined) =>
  [0, 1].map((row) => (
    <TabOrder key={row} isExcluded={row !== current}>
      <Button onPress={onPress}>{`Open ${row}`}</Button>
      <IconButton label={`More ${row}`} icon="…" />
      <Link href="#there">{`Go ${row}`}</Link>
    </TabOrder>
  ));

test('Tab reaches only included controls, focus stays if that changes, and an excluded control can still be pressed', async () => {
  const onPress = vi.fn();
  const screen = await renderInKit(rows(1, onPress));
  await tabTo(...['Open 1', 'More 1'].map((name) => screen.getByRole('button', { name })));
  await tabTo(screen.getByRole('link', { name: 'Go 1' }));
  await screen.rerender(rows(0, onPress));
  await expect.element(screen.getByRole('link', { name: 'Go 1' })).toHaveFocus();
  await screen.rerender(rows(1, onPress));
  await screen.getByRole('button', { name: 'Open 0' }).click();
  expect(onPress).toHaveBeenCalledOnce();
});
