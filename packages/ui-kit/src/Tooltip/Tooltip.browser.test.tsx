import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { tabTo } from '../testing/keys.testing.ts';
import { Tooltip } from './Tooltip.tsx';

test('opens on keyboard focus, describes its control, closes on Escape', async () => {
  const screen = await renderInKit(
    <Tooltip label="Updated 3 minutes ago">
      <Button>Refresh</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Updated 3 minutes ago');
  await expect
    .element(screen.getByRole('button', { name: 'Refresh' }))
    .toHaveAccessibleDescription('Updated 3 minutes ago');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
});

test('a disabled tooltip does not open', async () => {
  const screen = await renderInKit(
    <Tooltip isDisabled label="Updated 3 minutes ago">
      <Button>Refresh</Button>
    </Tooltip>,
  );
  await tabTo(screen.getByRole('button'));
  expect(screen.getByRole('tooltip').query()).toBeNull();
});
