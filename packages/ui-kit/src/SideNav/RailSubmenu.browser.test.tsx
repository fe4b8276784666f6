import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { tabTo } from '../testing/keys.testing.ts';
import { SideNav } from './SideNav.tsx';

const code = vi.hoisted(() => Promise.withResolvers<void>());

// The code of the popover arrives when the test says so.
vi.mock(import('./RailSubmenu.tsx'), async (load) => {
  await code.promise;
  return load();
});

const items = [
  { id: 'applications', label: 'Applications', items: [{ id: 'schedule', label: 'Schedule', href: '/schedule' }] },
];

test('a submenu of the rail whose code arrives late keeps its button, with focus, and opens', async () => {
  const screen = await renderInKit(<SideNav label="Main menu" items={items} isCollapsed />);
  const button = screen.getByRole('button', { name: 'Applications' });
  await expect.element(button).toBeVisible();
  const first = button.element();
  await tabTo(button);
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  code.resolve();
  await expect.element(screen.getByRole('dialog', { name: 'Applications' })).toBeVisible();
  expect(first.isConnected).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(button.element()).toBe(first);
});
