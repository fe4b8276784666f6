import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { textsOf } from '../testing/textsOf.testing.ts';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

async function renderPicker(props: Partial<DateRangePickerProps> = {}, locale = 'en-US') {
  const onChange = vi.fn();
  const screen = await renderInKit(
    <form>
      <DateRangePicker label="Access" startName="from" endName="to" onChange={onChange} {...props} />
    </form>,
    { locale },
  );
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return { screen, onChange, sent: () => [...new FormData(form)] };
}

test('both dates are typed, and the app and the form get them as texts', async () => {
  const { onChange, sent } = await renderPicker();
  await userEvent.tab();
  await userEvent.keyboard('1021202411082024');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith({ start: '2024-10-21', end: '2024-11-08' });
  await expect.poll(sent).toEqual([
    ['from', '2024-10-21'],
    ['to', '2024-11-08'],
  ]);
});

test('in the calendar the first Enter chooses the first day, the second the last', async () => {
  const { screen, onChange } = await renderPicker({ defaultValue: { start: '2024-10-15', end: '2024-10-25' } });
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(screen.getByRole('grid')).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toBe('15');
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}');
  await expect.element(screen.getByRole('grid')).not.toBeInTheDocument();
  expect(onChange).toHaveBeenLastCalledWith({ start: '2024-10-22', end: '2024-10-24' });
});

test('in the Islamic calendar it shows other days of the same period', async () => {
  const { screen, sent } = await renderPicker({
    defaultValue: { start: '2024-10-15', end: '2024-10-25' },
    calendar: 'islamic',
  });
  expect(textsOf(screen.getByRole('spinbutton'))).toEqual(['4', '12', '1446', 'AH', '4', '22', '1446', 'AH']);
  expect(sent()).toEqual([
    ['from', '2024-10-15'],
    ['to', '2024-10-25'],
  ]);
});

test('what is wrong with a period is shown, and described with its group', async () => {
  const { screen } = await renderPicker({ isInvalid: true, errorMessage: 'Choose a later last day.' });
  await expect
    .element(screen.getByRole('group', { name: 'Access' }).first())
    .toHaveAccessibleDescription('Choose a later last day.');
});
