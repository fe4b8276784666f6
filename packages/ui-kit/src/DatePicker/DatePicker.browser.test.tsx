import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fontWidths, setFont } from '../testing/setFont.testing.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

async function renderPicker(props: Partial<DatePickerProps> = {}, locale = 'en-US') {
  const onChange = vi.fn();
  const screen = await renderInKit(
    <DatePicker label="Day" defaultValue="2024-10-25" onChange={onChange} {...props} />,
    {
      locale,
    },
  );
  const open = async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(screen.getByRole('grid')).toBeVisible();
  };
  /** The text of the day with the focus, which is a button in a cell of the grid. */
  const focused = () => document.activeElement?.textContent;
  return { screen, onChange, open, focused };
}

test('the keys of the calendar move by days, weeks, months and years, Enter chooses, and the focus goes back', async () => {
  const { screen, onChange, open, focused } = await renderPicker();
  await open();
  const month = () => screen.getByRole('grid').element().getAttribute('aria-label');
  await expect.poll(focused).toBe('25');
  for (const [keys, day, name] of [
    ['{ArrowRight}', '26', 'October 2024'],
    ['{ArrowDown}', '2', 'November 2024'],
    ['{ArrowUp}', '26', 'October 2024'],
    ['{ArrowLeft}', '25', 'October 2024'],
    ['{Home}', '1', 'October 2024'],
    ['{End}', '31', 'October 2024'],
    ['{PageUp}', '30', 'September 2024'],
    ['{PageDown}', '30', 'October 2024'],
    ['{Shift>}{PageUp}{/Shift}', '30', 'October 2023'],
    ['{Shift>}{PageDown}{/Shift}', '30', 'October 2024'],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect.poll(focused, { message: keys }).toBe(day);
    await expect.poll(month, { message: keys }).toContain(name);
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('grid')).not.toBeInTheDocument();
  expect(onChange).toHaveBeenLastCalledWith('2024-10-30');
  await expect
    .poll(() => screen.getByRole('group', { name: 'Day' }).first().element().contains(document.activeElement))
    .toBe(true);
});

test('from right to left, arrow left goes to the next day; Escape closes the calendar and changes nothing', async () => {
  const { screen, onChange, open, focused } = await renderPicker({}, 'ar-AE');
  await open();
  await expect.poll(focused).toBe('25');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(focused).toBe('26');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('grid')).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['en-US', undefined, 'Sun', '25', 'October 2024'],
  ['en-GB', undefined, 'Mon', '25', 'October 2024'],
  ['ar-EG', undefined, 'س', '٢٥', 'أكتوبر'],
  ['en-US', 'islamic', 'Sun', '22', 'Rabiʻ II 1446'],
] as const)(
  'in %s with the calendar %s the week begins with %s, and the day is %s',
  async (locale, calendar, first, day, title) => {
    const { screen, open, focused } = await renderPicker(calendar ? { calendar } : {}, locale);
    await open();
    expect(document.querySelector('th')?.textContent).toBe(first);
    await expect.poll(focused).toBe(day);
    expect(screen.getByRole('grid').element().getAttribute('aria-label')).toContain(title);
  },
);

test('days beyond the limits, and those that the app takes out, cannot be chosen', async () => {
  const { screen, open, onChange } = await renderPicker({
    maxValue: '2024-10-29',
    isDateUnavailable: (date) => date === '2024-10-24',
  });
  await open();
  const day = (name: RegExp) => screen.getByRole('button', { name });
  await expect.element(day(/October 30/)).toHaveAttribute('aria-disabled', 'true');
  await day(/October 24/).click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
  await day(/October 28/).click();
  expect(onChange).toHaveBeenLastCalledWith('2024-10-28');
});

test('on a phone the calendar is as wide as the window, and within it on a small one', async () => {
  const { width, height } = { width: window.innerWidth, height: window.innerHeight };
  try {
    for (const phone of [390, 320]) {
      await page.viewport(phone, 700);
      const { screen, open } = await renderPicker();
      await open();
      const layer = screen.getByRole('dialog').element().parentElement?.getBoundingClientRect();
      expect([layer?.left, layer?.right]).toEqual([0, phone]);
      await screen.unmount();
    }
  } finally {
    await page.viewport(width, height);
  }
});

const lettered = ['en-US', 'ar-EG'].flatMap((locale) =>
  fontWidths.flatMap((letters) =>
    (['100%', '200%'] as const).flatMap((size) => [360, 800].map((window) => ({ locale, letters, size, window }))),
  ),
);

test.each(lettered)(
  'in $locale, the days and their names keep within their columns in a font $letters as wide, at letters of $size in $window px',
  async ({ locale, letters, size, window: windowWidth }) => {
    await setFont(letters, size);
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(windowWidth, 700);
    const { screen, open } = await renderPicker({}, locale);
    await open();
    const { left, right } = screen.getByRole('dialog').element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(windowWidth);
    const range = document.createRange();
    const tooWide = [...document.querySelectorAll('th, td')].filter((cell) => {
      range.selectNodeContents(cell.querySelector('[role=button]') ?? cell);
      return Math.max(...[...range.getClientRects()].map((box) => box.width)) > cell.clientWidth;
    });
    expect(tooWide.map(({ textContent }) => textContent)).toEqual([]);
  },
);
