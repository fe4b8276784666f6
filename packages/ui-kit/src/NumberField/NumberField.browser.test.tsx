import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form } from '../Form/Form.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { tabTo } from '../testing/keys.testing.ts';
import { NumberField } from './NumberField.tsx';

const field = <NumberField label="People" defaultValue={4} minValue={0} maxValue={20} />;

test('arrows, page keys and its buttons count, Home and End give the bounds, and it may have no buttons', async () => {
  const screen = await renderInKit(field);
  const box = screen.getByRole('textbox', { name: 'People' });
  await tabTo(box);
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
  await screen.getByRole('button', { name: 'Increase People' }).click();
  await expect.element(box).toHaveValue('1');
  await screen.getByRole('button', { name: 'Decrease People' }).click();
  await expect.element(box).toHaveValue('0');
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

test.each([
  ['99', 'Type 20 or less.'],
  ['-3', 'Type 0 or more.'],
  ['29.7604', 'Type at most 2 decimals.'],
  ['1.2.3', 'This cannot be read as a number. Type it like 15.'],
])('%s stays as typed, with an error, and no form is sent until it is corrected', async (typed, error) => {
  const onSubmit = vi.fn((data: FormData) => Promise.resolve(data.get('people') === null ? {} : null));
  const screen = await renderInKit(
    <Form submitLabel="Send" onSubmit={onSubmit}>
      <NumberField
        label="People"
        name="people"
        defaultValue={4}
        minValue={0}
        maxValue={20}
        formatOptions={{ maximumFractionDigits: 2 }}
      />
    </Form>,
  );
  const box = screen.getByRole('textbox');
  await box.fill(typed);
  await userEvent.tab();
  await expect.element(box).toHaveValue(typed);
  await expect.element(box).toHaveAccessibleDescription(error);
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByRole('link', { name: `People: ${error}` })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await box.fill('19.5');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => onSubmit.mock.calls[0]?.[0].get('people')).toBe('19.5');
});

test('the wheel over a focused number scrolls the page and changes nothing', async () => {
  const screen = await renderInKit(<div style={{ blockSize: '300vh' }}>{field}</div>);
  const box = screen.getByRole('textbox');
  await box.click();
  await userEvent.wheel(box, { delta: { y: 200 } });
  await expect.poll(() => scrollY).toBeGreaterThan(0);
  await expect.element(box).toHaveValue('4');
});

test.each([undefined, 20])('an error of the server stands until the number changes: %s', async (maxValue) => {
  const refuse = vi.fn(() => Promise.resolve({ people: 'There are 3 beds.' }));
  const screen = await renderInKit(
    <Form submitLabel="Send" onSubmit={refuse}>
      <NumberField label="People" name="people" {...(maxValue && { maxValue, validationBehavior: 'aria' })} />
    </Form>,
  );
  const box = screen.getByRole('textbox', { name: 'People' });
  await box.fill('25');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(box).toHaveAccessibleDescription(/There are 3 beds\./);
  await box.click();
  await screen.getByRole('group', { name: /not sent/ }).click();
  await expect.element(box).toHaveAccessibleDescription(/There are 3 beds\./);
  await box.fill('3');
  await userEvent.tab();
  await expect.element(box).not.toHaveAccessibleDescription(/There are 3 beds\./);
});
