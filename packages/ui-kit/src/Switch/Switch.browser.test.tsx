import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { tabTo } from '../testing/keys.testing.ts';
import { Switch } from './Switch.tsx';

test('Tab reaches it; Space and a press of its text turn it on and off', async () => {
  const onChange = vi.fn();
  const screen = await renderInKit(<Switch onChange={onChange}>Compact rows</Switch>);
  const control = screen.getByRole('switch', { name: 'Compact rows' });
  await tabTo(control);
  await userEvent.keyboard(' ');
  await expect.element(control).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(control).not.toBeChecked();
  await screen.getByText('Compact rows').click();
  await expect.element(control).toBeChecked();
  expect(onChange.mock.calls).toEqual([[true], [false], [true]]);
});
