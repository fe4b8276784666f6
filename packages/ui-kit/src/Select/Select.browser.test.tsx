import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { Select } from './Select.tsx';

const options = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
];

test('choosing an option reports its id and closes the list', async () => {
  const onSelectionChange = vi.fn();
  const screen = await renderInKit(
    <Select label="Number" options={options} selectedKey="one" onSelectionChange={onSelectionChange} />,
  );
  await screen.getByRole('button', { name: /Number/ }).click();
  await screen.getByRole('option', { name: 'Two' }).click();
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith('two');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('Escape closes the list, changes nothing and gives focus back', async () => {
  const onSelectionChange = vi.fn();
  const screen = await renderInKit(
    <Select label="Number" options={options} selectedKey="one" onSelectionChange={onSelectionChange} />,
  );
  await screen.getByRole('button', { name: /Number/ }).click();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(onSelectionChange).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('button', { name: /Number/ })).toHaveFocus();
});
