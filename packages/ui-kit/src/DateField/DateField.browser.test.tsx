import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { Form } from '../Form/Form.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { textsOf } from '../testing/textsOf.testing.ts';
import { TimeField } from '../TimeField/TimeField.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

async function renderField(props: Partial<DateFieldProps> = {}, locale = 'en-US') {
  const onChange = vi.fn();
  const screen = await renderInKit(<DateField label="Day" onChange={onChange} {...props} />, { locale });
  const parts = () => screen.getByRole('spinbutton').elements();
  const shown = () => textsOf(screen.getByRole('spinbutton'));
  return { screen, onChange, parts, shown };
}

// The first test of the file: nothing has loaded yet what reads the keys.
test('what is typed at once, before the code for it is there, is not lost', async () => {
  const { onChange, parts } = await renderField({ autoFocus: true });
  for (const data of '1025')
    document.activeElement?.dispatchEvent(
      new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
    );
  expect(parts()[0]).toHaveFocus();
  await expect.poll(() => parts()[2]).toHaveFocus();
  await userEvent.keyboard('2024');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith('2024-10-25');
});

test('digits fill the parts one after the other, and the app gets the date as a text', async () => {
  const { onChange, parts } = await renderField();
  await userEvent.tab();
  await userEvent.keyboard('10252024');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith('2024-10-25');
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => parts()[2]).toHaveFocus();
});

test.each([
  ['en-US', '{ArrowRight}', '{ArrowLeft}'],
  ['ar-AE', '{ArrowLeft}', '{ArrowRight}'],
])('in %s, %s goes to the next part and %s back; up and down count', async (locale, next, back) => {
  const { onChange, parts } = await renderField({ defaultValue: '2024-10-25' }, locale);
  await userEvent.tab();
  expect(parts()[0]).toHaveFocus();
  await userEvent.keyboard(next);
  await expect.poll(() => parts()[1]).toHaveFocus();
  await userEvent.keyboard(back);
  await expect.poll(() => parts()[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith(locale === 'en-US' ? '2024-11-25' : '2024-10-26');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith('2024-10-25');
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
  await expect.poll(() => onChange).toHaveBeenLastCalledWith('2024-10-26');
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

const props = { label: 'Field', name: 'field' };
const period = { label: 'Field', startName: 'field', endName: 'other' };

test.each([
  [
    'a day is missing',
    () => <DateField {...props} defaultValue="2025-10-02" />,
    '{ArrowRight}{Backspace}',
    'Type the whole date.',
  ],
  [
    'a day is missing in a picker',
    () => <DatePicker {...props} defaultValue="2025-10-02" />,
    '{ArrowRight}{Backspace}',
    'Type the whole date.',
  ],
  [
    'minutes are missing',
    () => <TimeField {...props} defaultValue="16:40" />,
    '{ArrowRight}{Backspace}{Backspace}',
    'Type the whole time.',
  ],
  ['the second date is missing', () => <DateRangePicker {...period} />, '10212024', 'Type both dates.'],
  ['a day of the second date is missing', () => <DateRangePicker {...period} />, '102120241110', 'Type both dates.'],
  [
    'the second date is before the first',
    () => <DateRangePicker {...period} />,
    '1021202410202024',
    'The last day is before the first. Correct one of them.',
  ],
  ['there is no such day', () => <DateField {...props} />, '02302024', 'There is no such day.'],
  ['there is no such hour', () => <TimeField {...props} />, '2510', 'There is no such time.'],
  ['the year has three digits', () => <DatePicker {...props} />, '0510202', 'Type the year with four digits.'],
  ['it is before 1900', () => <DatePicker {...props} />, '05101899', 'The first that can be chosen is Jan 1, 1900.'],
  [
    'it is after the last',
    () => <DatePicker {...props} maxValue="2025-01-02" />,
    '05102026',
    'The last that can be chosen is Jan 2, 2025.',
  ],
])(
  'if %s, an error stands at the field and in the list of the form, and it is not sent',
  async (_, field, keys, error) => {
    const onSubmit = vi.fn(() => Promise.resolve(null));
    const screen = await renderInKit(
      <Form submitLabel="Send" onSubmit={onSubmit}>
        {field()}
      </Form>,
    );
    await userEvent.tab();
    await userEvent.keyboard(keys);
    const shown = textsOf(screen.getByRole('spinbutton'));
    screen.getByRole('button', { name: 'Send' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('link', { name: `Field: ${error}` })).toBeVisible();
    await expect
      .element(screen.getByRole('group', { name: 'Field' }).first())
      .toHaveAccessibleDescription(new RegExp(error));
    expect(onSubmit).not.toHaveBeenCalled();
    // What is wrong stands as it was typed.
    expect(textsOf(screen.getByRole('spinbutton'))).toEqual(shown);
    const sent = new FormData(document.querySelector('form') ?? undefined).get('field');
    expect(sent === '' || /^The (?:first|last)/.test(error)).toBe(true);
  },
);

test('the app gets null while a part is missing, and the date once it is whole again', async () => {
  const { onChange } = await renderField({ defaultValue: '2025-10-02' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Backspace}');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith(null);
  await userEvent.keyboard('02');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith('2025-10-02');
  // The year 2026 is on its way.
  await userEvent.keyboard('20');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith(null);
  await userEvent.keyboard('26');
  await expect.poll(() => onChange.mock.calls).toEqual([[null], ['2025-10-02'], [null], ['2026-10-02']]);
});

test('an app that takes no null keeps its date, and the field what was typed', async () => {
  const Held = () => {
    const [day, setDay] = useState('2025-10-02');
    return <DateField label="Day" value={day} onChange={(next) => next !== null && setDay(next)} />;
  };
  const screen = await renderInKit(<Held />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}2026');
  const year = screen.getByRole('spinbutton').nth(2);
  await expect.element(year).toHaveTextContent('2026');
});

test('two dates pasted into a period are its first and last day', async () => {
  const onChange = vi.fn();
  await renderInKit(<DateRangePicker label="Access" onChange={onChange} />);
  await userEvent.tab();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Oct 21, 2024 – 11/8/2024');
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await expect.poll(() => onChange.mock.lastCall).toEqual([{ start: '2024-10-21', end: '2024-11-08' }]);
});

test('a keyboard that sends Backspace as an input alone shortens what was typed', async () => {
  const { onChange, parts } = await renderField();
  await userEvent.tab();
  await userEvent.keyboard('10252');
  const input = { inputType: 'deleteContentBackward', bubbles: true, cancelable: true };
  parts()[2]?.dispatchEvent(new InputEvent('beforeinput', input));
  await userEvent.keyboard('2024');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith('2024-10-25');
});
