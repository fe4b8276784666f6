import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { openKeyboard } from '../testing/openKeyboard.testing.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { pressTo, tabTo } from '../testing/keys.testing.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Page(props: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Import results</Button>
      <Dialog
        title="Jobs import"
        footer={<Button>Download CSV</Button>}
        {...props}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        {props.children ?? 'Twelve jobs were created.'}
      </Dialog>
    </>
  );
}

const opener = () => page.getByRole('button', { name: 'Import results' });
const dialog = () => page.getByRole('dialog', { name: 'Jobs import' });

async function open(props: Partial<DialogProps> = {}) {
  const screen = await renderInKit(<Page {...props} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toBeVisible();
  return screen;
}

test('takes focus, keeps it inside, and returns it to the opener', async () => {
  await open();
  await expect.element(dialog()).toHaveFocus();
  const order = ['Close', 'Download CSV', 'Close'];
  await tabTo(...order.map((name) => dialog().getByRole('button', { name })));
  await pressTo('{Shift>}{Tab}{/Shift}', dialog().getByRole('button', { name: 'Download CSV' }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

describe('closes', () => {
  test('by Escape', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  });

  test('by a press outside, unless that is disabled', async () => {
    const screen = await open();
    const beside = { position: { x: 5, y: 5 } };
    await userEvent.click(document.body, beside);
    await expect.element(dialog()).not.toBeInTheDocument();
    await screen.rerender(<Page isDismissable={false} />);
    await opener().click();
    await expect.element(dialog()).toBeVisible();
    await userEvent.click(document.body, beside);
    await expect.element(dialog()).toBeVisible();
  });
});

test('long content scrolls while title and footer stay in view', async () => {
  await page.viewport(320, 480);
  const lines = Array.from({ length: 80 }, (_, line) => <p key={line}>{`Line ${line}`}</p>);
  await open({ children: lines });
  await userEvent.keyboard('{End}');
  await expect.element(page.getByText('Line 79')).toBeInViewport();
  await expect.element(page.getByRole('heading', { name: 'Jobs import' })).toBeInViewport();
  await expect.element(page.getByRole('button', { name: 'Download CSV' })).toBeInViewport();
});

/** Whether an element is in view, down to a height, and nothing lies over its middle. */
const isFree = (element: Element, height: number) => {
  const { left, top, width, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= height && element.contains(hit);
};

test.each([
  ['a phone', 390, 844, 420],
  ['a phone on its side', 844, 390, 140],
])('on %s, an on-screen keyboard covers no field and no button that has the focus', async (_, width, height, free) => {
  await page.viewport(width, height);
  const names = Array.from({ length: 8 }, (__, index) => `Field ${index}`);
  await open({ children: names.map((name) => <TextField key={name} label={name} />) });
  openKeyboard(free);
  const focusable = dialog().getByRole('button').or(dialog().getByRole('textbox'));
  expect(focusable.elements()).toHaveLength(names.length + 2);
  for (const element of focusable.elements()) {
    await userEvent.tab();
    await expect.poll(() => isFree(element, free), { message: element.outerHTML }).toBe(true);
  }
});

test('keeps the language and direction of its provider outside the page flow', async () => {
  const screen = await renderInKit(<Page />, { locale: 'ar-AE', isIsolated: true });
  await screen.getByRole('button').click();
  await expect.element(page.getByRole('button', { name: 'إغلاق' })).toBeVisible();
  expect(dialog().element().closest('[dir]')?.getAttribute('dir')).toBe('rtl');
});

test('below it nothing is pulled to load the page anew, until an Escape, but not one that ends a composition, also in Safari', async () => {
  const overscroll = () => getComputedStyle(document.documentElement).overscrollBehavior;
  await open({ children: <TextField label="Name" /> });
  expect(overscroll()).toBe('none');
  const field = page.getByRole('textbox', { name: 'Name' }).element();
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...composing }));
  }
  await expect.element(dialog()).toBeVisible();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(overscroll).toBe('auto');
});
