import { useLocale as useAriaLocale } from 'react-aria-components';
import { afterEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages as arabic } from '../languages/ar/index.ts';
import { closeMessages } from '../languages/en/index.ts';
import { messagesIn } from '../testing/messagesIn.testing.tsx';
import { Button } from '../Button/Button.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { PopoverTrigger } from '../Popover/PopoverTrigger.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { applyAppearance, readAppearance } from './appearance.ts';
import type { Direction } from './direction.ts';
import { useDirection, useLocale, useMessages } from './KitContext.ts';
import { ThemeProvider } from './ThemeProvider.tsx';

const root = document.documentElement;

afterEach(() => {
  for (const name of ['theme', 'density', 'contrast', 'motion']) delete root.dataset[name];
});

function Probe() {
  const { locale } = useLocale();
  const aria = useAriaLocale();
  return (
    <output>
      {[
        locale,
        useDirection(),
        aria.direction,
        new Intl.NumberFormat(aria.locale).format(1234),
        useMessages(closeMessages).close,
      ].join(' ')}
    </output>
  );
}

test('React Aria adds no style element, and its controls react to a touch as it wants', async () => {
  const screen = await renderInKit(<Button>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  await expect.element(button).toBeVisible();
  expect(document.querySelector('style#react-aria-pressable-style')).toBeNull();
  expect(getComputedStyle(button.element()).touchAction).toBe('manipulation');
});

describe('language and direction', () => {
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
});

describe('appearance', () => {
  const background = () => getComputedStyle(document.body).backgroundColor;

  test('changing the theme changes the colours without a render', async () => {
    await render(<ThemeProvider locale="en-US">text</ThemeProvider>);
    applyAppearance({ theme: 'light' });
    expect(background()).toBe('oklch(0.972 0.004 255)');
    applyAppearance({ theme: 'dark' });
    expect(background()).toBe('oklch(0.185 0.012 255)');
  });

  test('density, contrast and motion change their tokens', async () => {
    await render(<ThemeProvider locale="en-US">text</ThemeProvider>);
    const token = (name: string) => getComputedStyle(root).getPropertyValue(`--gantry-${name}`);
    const plain = token('color-border');
    applyAppearance({ density: 'compact', contrast: 'more', motion: 'reduced' });
    expect(token('density-padding-block')).toBe('4px');
    expect(token('color-border')).not.toBe(plain);
    expect(token('motion-panel')).toBe('0ms');
    expect(token('motion-fade')).toBe('120ms');
  });

  test('omitted fields stay unchanged; unset fields have their default', () => {
    expect(readAppearance()).toEqual({ theme: 'system', density: 'comfortable', contrast: 'normal', motion: 'system' });
    applyAppearance({ theme: 'dark' });
    applyAppearance({ density: 'compact' });
    expect(readAppearance()).toEqual({ theme: 'dark', density: 'compact', contrast: 'normal', motion: 'system' });
  });
});

test('elements that are removed while their colors change are not kept in memory', async () => {
  const buttons: WeakRef<Element>[] = [];
  const screen = await renderInKit('Start');
  for (let visit = 0; visit < 5; visit += 1) {
    await screen.rerender(<Button variant="primary">Save</Button>);
    const button = screen.getByRole('button').element();
    if (!(button instanceof HTMLElement)) throw new Error('The button is no element of HTML.');
    buttons.push(new WeakRef(button));
    button.style.transitionDuration = '20s';
    const changing = new Set<string>();
    button.addEventListener('transitionrun', ({ propertyName }) => changing.add(propertyName));
    button.style.setProperty('background-color', 'red');
    button.style.setProperty('color', 'lime');
    await expect.poll(() => changing.size).toBeGreaterThan(1);
    await screen.rerender(`Visit ${visit}`);
  }
  // The test may still keep the last one.
  await screen.rerender('End');
  await expect
    .poll(
      async () => {
        await cdp().send('HeapProfiler.collectGarbage');
        return buttons.slice(0, -1).filter((button) => button.deref() !== undefined).length;
      },
      { interval: 500 },
    )
    .toBe(0);
});
