import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pressTo } from '../testing/keys.testing.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { Select } from './Select.tsx';

const options = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
];

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  '"%s" opens the list at the chosen option, arrows and letters move, Enter chooses, Escape changes nothing; focus returns',
  async (key) => {
    const onChange = vi.fn();
    const screen = await renderInKit(
      <Select label="Number" options={options} selectedKey="one" onSelectionChange={onChange} />,
    );
    const trigger = screen.getByRole('button', { name: /Number/ });
    const option = (name: string) => screen.getByRole('option', { name });
    const open = async () => {
      await pressTo(key, option('One'));
    };
    await userEvent.tab();
    await open();
    await pressTo('{ArrowDown}', option('Two'));
    await pressTo('{ArrowUp}', option('One'));
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(trigger).toHaveFocus();
    await open();
    await pressTo('t', option('Two'));
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('two');
    await expect.element(trigger).toHaveFocus();
  },
);

test('the error is shown and describes the control while it is invalid', async () => {
  const select = (isInvalid: boolean) => (
    <Select
      label="Number"
      options={options}
      selectedKey={null}
      onSelectionChange={vi.fn()}
      errorMessage="Choose one."
      isInvalid={isInvalid}
    />
  );
  const screen = await renderInKit(select(true));
  await expect.element(screen.getByText('Choose one.')).toBeVisible();
  const trigger = screen.getByRole('button', { name: /Number/ });
  await expect.element(trigger).toHaveAccessibleDescription('Choose one.');
  const borderOf = () => getComputedStyle(trigger.element()).borderBlockStartColor;
  const invalidBorder = borderOf();
  await screen.rerender(select(false));
  await expect.element(screen.getByText('Choose one.')).not.toBeInTheDocument();
  await expect.poll(borderOf).not.toBe(invalidBorder);
});

test('a text in the other direction is truncated at its end, not at its beginning', async () => {
  const screen = await renderInKit(
    <div style={{ inlineSize: 160 }}>
      <Select
        label="Program"
        options={[{ id: 'ncb', label: 'Northern Corridor Backhaul Modernization' }]}
        selectedKey="ncb"
        onSelectionChange={() => undefined}
      />
    </div>,
    { direction: 'rtl' },
  );
  const trigger = screen.getByRole('button', { name: /Program/ }).element();
  const value = trigger.firstElementChild;
  if (value === null) throw new Error('The button shows no value.');
  expect(getComputedStyle(value).direction).toBe('ltr');
  expect(value.scrollWidth).toBeGreaterThan(value.clientWidth);
  expect(value.getBoundingClientRect().right).toBeGreaterThan(trigger.getBoundingClientRect().right - 24);
});
