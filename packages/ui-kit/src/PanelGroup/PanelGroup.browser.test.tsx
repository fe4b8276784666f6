import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { PopoverTrigger } from '../Popover/PopoverTrigger.tsx';
import { pressTo } from '../testing/keys.testing.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { PanelGroup, usePanel } from './PanelGroup.tsx';

function DrawerPanel({ name }: { name: string }) {
  const { triggerProps, panelProps } = usePanel(name);
  return (
    <>
      <Button {...triggerProps}>{name}</Button>
      <Drawer {...panelProps} title={name} size="small">
        Nothing new
      </Drawer>
    </>
  );
}

function PopoverPanel({ name }: { name: string }) {
  const { panelProps } = usePanel(name);
  return (
    <PopoverTrigger {...panelProps}>
      <Button>{name}</Button>
      <Popover isNonModal>Nothing new</Popover>
    </PopoverTrigger>
  );
}

function Example() {
  const [openPanel, setOpenPanel] = useState<string | null>(null);
  return (
    <PanelGroup selectedKey={openPanel} onSelectionChange={setOpenPanel}>
      <DrawerPanel name="Notifications" />
      <DrawerPanel name="Programs" />
      <PopoverPanel name="Account" />
      <PopoverPanel name="Help" />
    </PanelGroup>
  );
}

beforeEach(() => page.viewport(1024, 640));

/** "The user, help, notification and program selector panels are mutually exclusive." */
test('one press opens a panel and closes the one that was open; Escape returns focus to the button of the last', async () => {
  const screen = await renderInKit(<Example />);
  const tour = ['Notifications', 'Account', 'Programs', 'Notifications', 'Help', 'Account', 'Help', 'Programs'];
  for (const name of tour) {
    await screen.getByRole('button', { name }).click();
    await expect.element(screen.getByRole('dialog', { name })).toBeVisible();
    await expect.poll(() => screen.getByRole('dialog').elements().length).toBe(1);
  }
  await expect.element(screen.getByRole('dialog', { name: 'Programs' })).toHaveFocus();
  await pressTo('{Escape}', screen.getByRole('button', { name: 'Programs' }));
});

test('the button refers to its panel while the panel is open, and a second press closes it', async () => {
  const screen = await renderInKit(<Example />);
  for (const name of ['Notifications', 'Account']) {
    const button = screen.getByRole('button', { name });
    const panel = screen.getByRole('dialog', { name });
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await expect.element(button).not.toHaveAttribute('aria-controls');
    await button.click();
    await expect.element(panel).toBeVisible();
    const expanded = () => document.querySelector('[aria-expanded="true"]');
    await expect.poll(() => expanded()?.getAttribute('aria-controls')).toBe(panel.element().id);
    expect(expanded()?.textContent).toContain(name);
    await button.click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  }
});

test('outside a group the error tells what to do', async () => {
  await expect(renderInKit(<DrawerPanel name="Notifications" />)).rejects.toThrow('Put a <PanelGroup> around');
});
