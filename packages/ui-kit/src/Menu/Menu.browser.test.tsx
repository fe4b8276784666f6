import { useRef, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { pressTo } from '../testing/keys.testing.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuTrigger } from './MenuTrigger.tsx';

describe('keyboard', () => {
  const item = (name: string) => page.getByRole('menuitem', { name });
  const button = () => page.getByRole('button', { name: 'Actions' });
  const show = (onAction?: () => void) =>
    renderInKit(
      <MenuTrigger>
        <Button>Actions</Button>
        <Menu>
          <MenuItem label="Mark all as read" isDisabled />
          <MenuItem label="Refresh" {...(onAction && { onAction })} />
          <MenuItem label="Notification Center" />
        </Menu>
      </MenuTrigger>,
    );

  test.each([
    ['{Enter}', 'Refresh'],
    [' ', 'Refresh'],
    ['{ArrowDown}', 'Refresh'],
    ['{ArrowUp}', 'Notification Center'],
  ])('"%s" opens it at %s, skipping a disabled item; Escape closes it and returns focus', async (key, name) => {
    await show();
    await userEvent.tab();
    await pressTo(key, item(name));
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
  });

  test('arrows, Home, End and letters move; Enter chooses, closes it and returns focus', async () => {
    const onAction = vi.fn();
    await show(onAction);
    await userEvent.tab();
    await pressTo('{Enter}', item('Refresh'));
    for (const [key, name] of [
      ['{End}', 'Notification Center'],
      ['{ArrowUp}', 'Refresh'],
      ['n', 'Notification Center'],
      ['{Home}', 'Refresh'],
    ] as const) {
      await pressTo(key, item(name));
    }
    await userEvent.keyboard('{Enter}');
    expect(onAction).toHaveBeenCalledOnce();
    await expect.element(button()).toHaveFocus();
  });
});

test('a link opens through navigate, and a link to a new tab says so', async () => {
  const navigate = vi.fn();
  const screen = await renderInKit(
    <MenuTrigger>
      <Button>Help</Button>
      <Menu>
        <MenuItem label="Notification Center" href="/apps/notificationCenter" />
        <MenuItem label="Status Page" href="https://example.com" opensInNewTab />
      </Menu>
    </MenuTrigger>,
    { navigate },
  );
  await screen.getByRole('button').click();
  const elsewhere = screen.getByRole('menuitem', { name: /^Status Page/ });
  await expect.element(elsewhere).toHaveAccessibleName('Status Page (opens in a new tab)');
  await expect.element(elsewhere).toHaveAttribute('target', '_blank');
  await screen.getByRole('menuitem', { name: 'Notification Center' }).click();
  expect(navigate.mock.calls[0]?.[0]).toBe('/apps/notificationCenter');
});

function MenuAlone({ onAction }: { onAction: () => void }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button ref={trigger} aria-haspopup="menu" aria-expanded={isOpen} onPress={() => setIsOpen(true)}>
        Actions
      </Button>
      <Menu aria-label="Actions" triggerRef={trigger} isOpen={isOpen} onOpenChange={setIsOpen}>
        <MenuItem label="Refresh" onAction={onAction} />
      </Menu>
    </>
  );
}

test('without a MenuTrigger it opens beside the button of triggerRef', async () => {
  const onAction = vi.fn();
  const screen = await renderInKit(<MenuAlone onAction={onAction} />);
  const button = screen.getByRole('button', { name: 'Actions' });
  await button.click();
  await expect.element(screen.getByRole('menu', { name: 'Actions' })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: 'Refresh' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('menuitem', { name: 'Refresh' }).click();
  expect(onAction).toHaveBeenCalledOnce();
  await expect.element(button).toHaveFocus();
});
