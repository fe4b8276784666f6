import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pressTo } from '../testing/keys.testing.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { Chip } from './Chip.tsx';

test('the tone is a word too', async () => {
  const screen = await renderInKit(<Chip tone="warning">Push notifications disabled</Chip>);
  await expect.element(screen.getByText('Warning:')).toBeInTheDocument();
  expect(screen.getByRole('button').query()).toBeNull();
});

test('a press opens its details, and its dismiss button removes it', async () => {
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

test('focus moves from a removed chip to the next, and from the last to the control before it', async () => {
  function Page() {
    const [names, setNames] = useState(['Failed', 'Running']);
    return (
      <>
        <button type="button">Filter</button>
        {names.map((name) => (
          <Chip key={name} details="Details" onDismiss={() => setNames(names.filter((other) => other !== name))}>
            {name}
          </Chip>
        ))}
      </>
    );
  }
  const screen = await renderInKit(<Page />);
  for (let stop = 0; stop < 3; stop++) await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Remove Failed' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const next = screen.getByRole('button', { name: 'Running', exact: true });
  await expect.element(next).toHaveFocus();
  await expect.element(next).toHaveAttribute('data-focus-visible');
  await userEvent.tab();
  await pressTo(' ', screen.getByRole('button', { name: 'Filter' }));
});
