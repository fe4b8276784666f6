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
