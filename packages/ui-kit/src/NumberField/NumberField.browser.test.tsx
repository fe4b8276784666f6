import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { NumberField } from './NumberField.tsx';

const field = <NumberField label="People" defaultValue={4} minValue={0} maxValue={20} />;

test('arrows and page keys count, Home and End give the bounds, and a typed number is kept in them', async () => {
  const screen = await renderInKit(field);
  const box = screen.getByRole('textbox', { name: 'People' });
  await userEvent.tab();
  await expect.element(box).toHaveFocus();
  for (const [key, value] of [
    ['{ArrowUp}', '5'],
    ['{ArrowDown}', '4'],
    ['{PageUp}', '5'],
    ['{PageDown}', '4'],
    ['{End}', '20'],
    ['{Home}', '0'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(box).toHaveValue(value);
  }
  await box.fill('99');
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toHaveValue('20');
});

test('its buttons count, are named after it, and are skipped by Tab', async () => {
  const screen = await renderInKit(field);
  await screen.getByRole('button', { name: 'Increase People' }).click();
  await expect.element(screen.getByRole('textbox')).toHaveValue('5');
  await screen.getByRole('button', { name: 'Decrease People' }).click();
  await expect.element(screen.getByRole('textbox')).toHaveValue('4');
  await screen.rerender(<NumberField label="People" hasButtons={false} />);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['en-US', { style: 'currency', currency: 'USD' }, '1280.4', '$1,280.40'],
  ['en-US', { style: 'unit', unit: 'meter' }, '1280.4', '1,280.4 m'],
  ['ar-EG', { style: 'unit', unit: 'meter' }, '١٢٨٠٫٤', '١٬٢٨٠٫٤ متر'],
] as const)('in %s a number is written with its unit: %j', async (locale, formatOptions, typed, written) => {
  const onChange = vi.fn();
  const screen = await renderInKit(<NumberField label="Size" formatOptions={formatOptions} onChange={onChange} />, {
    locale,
  });
  const box = screen.getByRole('textbox');
  await box.fill(typed);
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(1280.4);
  // Marks of direction are not seen, and a space that keeps the line looks like any other.
  const shown = () =>
    document
      .querySelector('input')
      ?.value.replaceAll(/[\u061C\u200E\u200F]/g, '')
      .replaceAll('\u00A0', ' ');
  await expect.poll(shown).toBe(written);
});
