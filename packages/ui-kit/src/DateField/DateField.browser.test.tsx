import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

async function renderField(props: Partial<DateFieldProps> = {}, locale = 'en-US') {
  const onChange = vi.fn();
  const screen = await renderInKit(<DateField label="Day" onChange={onChange} {...props} />, { locale });
  const parts = () => screen.getByRole('spinbutton').elements();
  const shown = () => parts().map(({ textContent }) => textContent);
  return { screen, onChange, parts, shown };
}

test('digits fill the parts one after the other, and the app gets the date as a text', async () => {
  const { onChange, parts } = await renderField();
  await userEvent.tab();
  await userEvent.keyboard('10252024');
  expect(onChange).toHaveBeenLastCalledWith('2024-10-25');
  await userEvent.keyboard('{Backspace}');
  expect(parts()[2]).toHaveFocus();
});

test.each([
  ['en-US', '{ArrowRight}', '{ArrowLeft}'],
  ['ar-AE', '{ArrowLeft}', '{ArrowRight}'],
])('in %s, %s goes to the next part and %s back; up and down count', async (locale, next, back) => {
  const { onChange, parts } = await renderField({ defaultValue: '2024-10-25' }, locale);
  await userEvent.tab();
  expect(parts()[0]).toHaveFocus();
  await userEvent.keyboard(next);
  expect(parts()[1]).toHaveFocus();
  await userEvent.keyboard(back);
  expect(parts()[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(locale === 'en-US' ? '2024-11-25' : '2024-10-26');
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenLastCalledWith('2024-10-25');
});

test.each([
  ['en-US', undefined, ['10', '25', '2024']],
  ['en-GB', undefined, ['25', '10', '2024']],
  ['ar-EG', undefined, ['٢٥', '١٠', '٢٠٢٤']],
  ['en-US', 'islamic', ['4', '22', '1446', 'AH']],
  ['ar-SA', 'gregorian', ['٢٥', '١٠', '٢٠٢٤']],
  ['ar-SA', 'islamic', ['٢٢', '٤', '١٤٤٦', 'هـ']],
] as const)('in %s with the calendar %s, the parts are %j', async (locale, calendar, written) => {
  const { shown } = await renderField({ defaultValue: '2024-10-25', ...(calendar && { calendar }) }, locale);
  expect(shown()).toEqual(written);
});

test('the app gets the Gregorian date of another calendar', async () => {
  const { onChange } = await renderField({ defaultValue: '2024-10-25', calendar: 'islamic' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith('2024-10-26');
});

test('the group is named by its label and described by its hint and its error', async () => {
  const { screen } = await renderField({
    description: 'As on the permit.',
    isInvalid: true,
    errorMessage: 'Type a date.',
  });
  await expect
    .element(screen.getByRole('group', { name: 'Day' }))
    .toHaveAccessibleDescription('As on the permit. Type a date.');
});

test('a check of the app is shown once the field is left', async () => {
  const { screen } = await renderField({ validate: (date) => (date > '2024-12-31' ? 'Type a date of 2024.' : null) });
  await userEvent.tab();
  await userEvent.keyboard('10252025');
  await userEvent.tab();
  await expect.element(screen.getByText('Type a date of 2024.')).toBeVisible();
});
