import { expect, test, vi } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { Chip } from './Chip.tsx';

test('the tone is a word too', async () => {
  const screen = await renderInKit(<Chip tone="warning">Push notifications disabled</Chip>);
  await expect.element(screen.getByText('Warning:')).toBeInTheDocument();
  expect(screen.getByRole('button').query()).toBeNull();
});

test('its details open when it is pressed, and its cross takes it away', async () => {
  const onDismiss = vi.fn();
  const screen = await renderInKit(
    <Chip details="Allow notifications in the settings of the browser." onDismiss={onDismiss}>
      Push notifications disabled
    </Chip>,
  );
  const chip = screen.getByRole('button', { name: 'Push notifications disabled', exact: true });
  await chip.click();
  await expect
    .element(screen.getByRole('dialog', { name: 'Push notifications disabled' }))
    .toHaveTextContent('Allow notifications in the settings of the browser.');
  await chip.click({ force: true });
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Remove Push notifications disabled' }).click();
  expect(onDismiss).toHaveBeenCalledOnce();
});
