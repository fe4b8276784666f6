import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { pressTo, tabTo } from '../testing/keys.testing.ts';
import { AlertDialog, type AlertDialogProps, ConfirmDialog } from './AlertDialog.tsx';

function Page({
  as: Shown,
  onAction,
}: { as: typeof ConfirmDialog | typeof AlertDialog } & Pick<AlertDialogProps, 'onAction'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Shown
        title="Error on Jobs import"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        actionLabel="Close"
        tone="danger"
        onAction={onAction ?? (() => undefined)}
      >
        {'Line 17 has no site.\nLine 18 has no crew.'}
      </Shown>
    </>
  );
}

const dialog = () => page.getByRole('alertdialog', { name: 'Error on Jobs import' });
const open = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toBeVisible();
};

test('an alert is described by its text, focuses its answer, and returns focus', async () => {
  const onAction = vi.fn();
  await renderInKit(<Page as={AlertDialog} onAction={onAction} />);
  await open();
  await expect.element(dialog()).toHaveAccessibleDescription('Line 17 has no site. Line 18 has no crew.');
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await tabTo(page.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(onAction).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test.each([
  { what: 'a question focuses its cancel button', as: ConfirmDialog, focused: 'Cancel' },
  { what: 'an alert focuses its only button', as: AlertDialog, focused: 'Close' },
])('$what; a press outside changes nothing, and Escape closes it without the action', async ({ as, focused }) => {
  const onAction = vi.fn();
  await renderInKit(<Page as={as} onAction={onAction} />);
  await open();
  await expect.element(page.getByRole('button', { name: focused })).toHaveFocus();
  await userEvent.click(document.body, { position: { x: 5, y: 5 } });
  await expect.element(page.getByRole('button', { name: focused })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  expect(onAction).not.toHaveBeenCalled();
});

test('Tab moves through the buttons of a question and wraps around', async () => {
  await renderInKit(<Page as={ConfirmDialog} />);
  await open();
  await tabTo(...['Close', 'Cancel', 'Close'].map((name) => page.getByRole('button', { name })));
  await pressTo('{Shift>}{Tab}{/Shift}', page.getByRole('button', { name: 'Cancel' }));
});
