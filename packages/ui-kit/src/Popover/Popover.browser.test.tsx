import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { pressTo, tabTo } from '../testing/keys.testing.ts';
import { Popover } from './Popover.tsx';
import { PopoverTrigger } from './PopoverTrigger.tsx';

const example = (props: { isNonModal?: boolean; width?: number; title?: string }) => (
  <>
    <p>The page</p>
    <Button>Help</Button>
    <PopoverTrigger>
      <Button>Account</Button>
      <Popover {...props}>
        <button type="button">Inside</button>
      </Popover>
    </PopoverTrigger>
  </>
);

test.each([
  { isNonModal: false, page: 'out of reach' },
  { isNonModal: true, page: 'usable' },
])(
  'isNonModal $isNonModal: the button refers to its popover, the page is $page, and Escape returns focus',
  async ({ isNonModal }) => {
    const screen = await renderInKit(example({ isNonModal }));
    const button = screen.getByRole('button', { name: 'Account' });
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    const dialog = screen.getByRole('dialog', { name: 'Account' });
    await expect.element(dialog).toBeVisible();
    const controlled = document.querySelector('[aria-expanded="true"]')?.getAttribute('aria-controls');
    expect(controlled).toBe(dialog.element().id);
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
    await expect.poll(() => screen.getByText('The page').element().closest('[inert]') === null).toBe(isNonModal);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  },
);

test.each(['{Enter}', ' '])('"%s" opens it and moves focus inside, where Tab wraps around', async (key) => {
  const screen = await renderInKit(
    <PopoverTrigger>
      <Button>Details</Button>
      <Popover>
        <button type="button">First</button>
        <button type="button">Last</button>
      </Popover>
    </PopoverTrigger>,
  );
  await userEvent.tab();
  await pressTo(key, screen.getByRole('dialog'));
  await tabTo(...['First', 'Last', 'First'].map((name) => screen.getByRole('button', { name })));
  await pressTo('{Shift>}{Tab}{/Shift}', screen.getByRole('button', { name: 'Last' }));
});

test('Tab moves through a non-modal popover to what follows its button, and closes it', async () => {
  const screen = await renderInKit(
    <>
      {example({ isNonModal: true })}
      <Button>After</Button>
    </>,
  );
  await screen.getByRole('button', { name: 'Account' }).click();
  await expect.element(screen.getByRole('dialog')).toHaveFocus();
  await tabTo(screen.getByRole('button', { name: 'Inside' }), screen.getByRole('button', { name: 'After' }));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a press elsewhere closes a non-modal popover and reaches its target; a press inside or on its button does not close it twice', async () => {
  const onPress = vi.fn();
  const screen = await renderInKit(
    <>
      <Button onPress={onPress}>Notifications</Button>
      {example({ isNonModal: true })}
    </>,
  );
  const account = screen.getByRole('button', { name: 'Account' });
  const dialog = screen.getByRole('dialog');
  await account.click();
  await screen.getByRole('button', { name: 'Inside' }).click();
  await expect.element(dialog).toBeVisible();
  await account.click();
  await expect.element(dialog).not.toBeInTheDocument();

  await account.click();
  await screen.getByText('The page').click();
  await expect.element(dialog).not.toBeInTheDocument();

  await account.click();
  await screen.getByRole('button', { name: 'Notifications' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onPress).toHaveBeenCalledOnce();
});

test('has the given width, and its title as its name', async () => {
  const screen = await renderInKit(example({ width: 300, title: 'Filter by program' }));
  await screen.getByRole('button', { name: 'Account' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Filter by program' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().parentElement?.getBoundingClientRect().width).toBe(300);
});

function WithoutTrigger() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        Account
      </Button>
      <Popover aria-label="Account" isNonModal triggerRef={button} isOpen={isOpen} onOpenChange={setOpen}>
        Inside
      </Popover>
      <p>The page</p>
    </>
  );
}

test('a non-modal popover without a PopoverTrigger closes with a press elsewhere, and with one on its button', async () => {
  const screen = await renderInKit(<WithoutTrigger />);
  const button = screen.getByRole('button', { name: 'Account' });
  const dialog = screen.getByRole('dialog', { name: 'Account' });
  for (const pressed of [screen.getByText('The page'), button]) {
    await button.click();
    await expect.element(dialog).toBeVisible();
    await pressed.click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
});
