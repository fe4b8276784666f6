import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuSection, MenuSeparator } from './MenuSection.tsx';
import { MenuTrigger } from './MenuTrigger.tsx';

test('a press on an item calls its action once, closes the menu and returns focus', async () => {
  const onAction = vi.fn();
  const screen = await renderInKit(
    <MenuTrigger>
      <Button>Actions</Button>
      <Menu>
        <MenuItem label="Refresh" onAction={onAction} />
      </Menu>
    </MenuTrigger>,
  );
  await screen.getByRole('button', { name: 'Actions' }).click();
  await expect.element(screen.getByRole('menu', { name: 'Actions' })).toBeVisible();
  await screen.getByRole('menuitem', { name: 'Refresh' }).click();
  expect(onAction).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

test('letters find an item; a disabled item is skipped', async () => {
  const screen = await renderInKit(
    <MenuTrigger>
      <Button>Actions</Button>
      <Menu>
        <MenuItem label="Mark all as read" isDisabled />
        <MenuItem label="Refresh" />
        <MenuSeparator />
        <MenuItem label="Notification Center" />
      </Menu>
    </MenuTrigger>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Refresh' })).toHaveFocus();
  await userEvent.keyboard('n');
  await expect.element(screen.getByRole('menuitem', { name: 'Notification Center' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByRole('menuitem', { name: 'Refresh' })).toHaveFocus();
});

test('a link opens through navigate, and a link to a new tab says so', async () => {
  const navigate = vi.fn();
  const screen = await renderInKit(
    <MenuTrigger>
      <Button>Help</Button>
      <Menu>
        <MenuItem label="Notification Center" href="/apps/notificationCenter" />
        <MenuSection label="Elsewhere">
          <MenuItem label="Status Page" href="https://example.com" opensInNewTab />
        </MenuSection>
      </Menu>
    </MenuTrigger>,
    { navigate },
  );
  await screen.getByRole('button').click();
  const elsewhere = screen.getByRole('group', { name: 'Elsewhere' }).getByRole('menuitem');
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
