import { useLocale as useAriaLocale } from 'react-aria-components';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { messages as arabic } from '../languages/ar/index.ts';
import { DateField } from '../DateField/DateField.tsx';
import { closeMessages } from '../languages/en/index.ts';
import { Popover } from '../Popover/Popover.tsx';
import { PopoverTrigger } from '../Popover/PopoverTrigger.tsx';
import { messagesIn } from '../testing/messagesIn.testing.tsx';
import { textsOf } from '../testing/textsOf.testing.ts';
import { TimeField } from '../TimeField/TimeField.tsx';
import type { Direction } from './direction.ts';
import { useLocale, useMessages } from './KitContext.ts';
import { ThemeProvider } from './ThemeProvider.tsx';

const root = document.documentElement;

function Probe() {
  const { locale } = useLocale();
  const aria = useAriaLocale();
  return (
    <output>
      {[
        locale,
        useLocale().direction,
        aria.direction,
        new Intl.NumberFormat(aria.locale).format(1234),
        useMessages(closeMessages).close,
      ].join(' ')}
    </output>
  );
}

test.each([
  { locale: 'en-US', direction: undefined, text: 'en-US ltr ltr 1,234 Close' },
  { locale: 'en-US', direction: 'rtl', text: 'en-US rtl rtl 1,234 Close' },
  { locale: 'ar-AE', direction: undefined, text: 'ar-AE rtl rtl 1,234 إغلاق' },
  { locale: 'ar-AE', direction: 'ltr', text: 'ar-AE ltr ltr 1,234 إغلاق' },
] as const)('$locale set $direction', async ({ locale, direction, text }) => {
  const before = { lang: root.lang, dir: root.dir };
  const screen = await render(
    <ThemeProvider locale={locale} direction={direction} messages={messagesIn(locale)}>
      <Probe />
    </ThemeProvider>,
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent(text);
  expect(root.lang).toBe(locale);
  expect(root.dir).toBe(direction ?? (locale === 'ar-AE' ? 'rtl' : 'ltr'));
  await screen.unmount();
  expect({ lang: root.lang, dir: root.dir }).toEqual(before);
});

test('dates and times are those of the language in the other direction too', async () => {
  const screen = await render(
    <ThemeProvider locale="en-US" direction="rtl">
      <DateField label="Day of the work" defaultValue="2026-11-30" />
      <TimeField label="Start of the shift" defaultValue="07:00:00" />
    </ThemeProvider>,
  );
  const parts = screen.getByRole('spinbutton');
  await expect.element(parts.first()).toBeVisible();
  expect(textsOf(parts)).toEqual(['11', '30', '2026', '7', '00', 'AM']);
  await expect.element(parts.first()).toHaveAccessibleName(/^month/);
});

test('an open popover follows its trigger if the direction changes', async () => {
  const page = (direction: Direction) => (
    <ThemeProvider locale="en-US" direction={direction}>
      <PopoverTrigger defaultOpen>
        <Button>Details</Button>
        <Popover width={200}>The crane permit has not come back.</Popover>
      </PopoverTrigger>
    </ThemeProvider>
  );
  const screen = await render(page('ltr'));
  const distance = () => {
    const [button, popover] = [
      document.querySelector('[aria-expanded]'),
      screen.getByRole('dialog').element().closest('[data-placement]'),
    ].map((element) => element?.getBoundingClientRect());
    return Math.abs((popover?.right ?? Number.NaN) - (button?.right ?? Number.NaN));
  };
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await screen.rerender(page('rtl'));
  await expect.poll(distance).toBeLessThanOrEqual(16);
});

test('an isolated provider does not change the page and wraps its children in an element', async () => {
  const before = { lang: root.lang, dir: root.dir, margin: getComputedStyle(document.body).margin };
  const screen = await render(
    <ThemeProvider locale="ar-AE" messages={arabic()} isIsolated>
      <Probe />
    </ThemeProvider>,
  );
  const own = screen.getByRole('status').element().parentElement;
  expect(own?.dir).toBe('rtl');
  expect(own?.lang).toBe('ar-AE');
  expect(getComputedStyle(screen.getByRole('status').element()).boxSizing).toBe('border-box');
  expect({ lang: root.lang, dir: root.dir, margin: getComputedStyle(document.body).margin }).toEqual(before);
});

test('without a provider the messages are English', async () => {
  const screen = await render(<Probe />);
  await expect.element(screen.getByText(/Close$/)).toBeInTheDocument();
});
