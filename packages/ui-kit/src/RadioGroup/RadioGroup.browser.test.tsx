import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { pressTo, tabTo } from '../testing/keys.testing.ts';
import { Radio, RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const shifts = (props: Partial<RadioGroupProps> = {}) => (
  <RadioGroup label="Shift" {...props}>
    <Radio value="day">Day</Radio>
    <Radio value="night">Night</Radio>
    <Radio value="none">None</Radio>
  </RadioGroup>
);

test.each(['ltr', 'rtl'] as const)(
  'Tab reaches the chosen radio or the first, Space chooses it, the arrows choose the next and go round: %s',
  async (direction) => {
    const onChange = vi.fn();
    const screen = await renderInKit(shifts({ onChange }), { direction });
    const radio = (name: string) => screen.getByRole('radio', { name });
    await tabTo(radio('Day'));
    await userEvent.keyboard(' ');
    await expect.element(radio('Day')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(radio('Night')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(radio('Day')).toBeChecked();
    await pressTo('{ArrowUp}', radio('None'));
    expect(onChange.mock.calls.map(([value]: unknown[]) => value)).toEqual(['day', 'night', 'none', 'day', 'none']);
    await userEvent.tab();
    await pressTo('{Shift>}{Tab}{/Shift}', radio('None'));
  },
);

test('a group is named by its label and described by its error, and disables its radios, which a press of their text chooses', async () => {
  const screen = await renderInKit(shifts({ isInvalid: true, errorMessage: 'Choose a shift.' }));
  await expect
    .element(screen.getByRole('radiogroup', { name: 'Shift' }))
    .toHaveAccessibleDescription('Choose a shift.');
  await screen.getByText('Night').click();
  await expect.element(screen.getByRole('radio', { name: 'Night' })).toBeChecked();
  await screen.rerender(shifts({ isDisabled: true }));
  await expect.element(screen.getByRole('radio', { name: 'Day' })).toBeDisabled();
});
