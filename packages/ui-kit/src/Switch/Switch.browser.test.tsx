import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { Switch } from './Switch.tsx';

test('pressing its text turns it on', async () => {
  const onChange = vi.fn();
  const screen = await renderInKit(<Switch onChange={onChange}>Compact rows</Switch>);
  await screen.getByText('Compact rows').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(screen.getByRole('switch', { name: 'Compact rows' })).toBeChecked();
});

test('Tab reaches it; Space turns it on and off', async () => {
  const screen = await renderInKit(<Switch>Compact rows</Switch>);
  await userEvent.tab();
  await expect.element(screen.getByRole('switch')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('switch')).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('switch')).not.toBeChecked();
});
