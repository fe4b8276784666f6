import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { AlertDialog } from './AlertDialog.tsx';
import type { AlertDialogProps } from './AnswerDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

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
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(onAction).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a question focuses its cancel button; Escape and a press outside do not confirm', async () => {
  const onAction = vi.fn();
  await renderInKit(<Page as={ConfirmDialog} onAction={onAction} />);
  await open();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(document.body, { position: { x: 5, y: 5 } });
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(onAction).not.toHaveBeenCalled();
});

test('one press confirms', async () => {
  const onAction = vi.fn();
  await renderInKit(<Page as={ConfirmDialog} onAction={onAction} />);
  await open();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onAction).toHaveBeenCalledOnce();
  await expect.element(dialog()).not.toBeInTheDocument();
});
