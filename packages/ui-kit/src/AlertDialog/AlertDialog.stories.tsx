import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { exampleCode } from '../../../../.storybook/exampleCode.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/index.ts';
import { AlertDialog } from './AlertDialog.tsx';
import type { AlertDialogProps } from './AnswerDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function Page({ isQuestion = false, ...args }: AlertDialogProps & { isQuestion?: boolean }) {
  const [isOpen, setIsOpen] = useState(args.isOpen);
  const { onAction = () => undefined } = args;
  const Shown = isQuestion ? ConfirmDialog : AlertDialog;
  return (
    <div style={{ minBlockSize: 320 }}>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Shown {...args} onAction={onAction} isOpen={isOpen} onOpenChange={setIsOpen} />
    </div>
  );
}

/** Returns the code of an app: the opening button and the given dialog. */
const opened = (dialog: string) =>
  exampleCode(`const [isOpen, setIsOpen] = useState(false);

<Button onPress={() => setIsOpen(true)}>Open</Button>
${dialog}`);
const importError = opened(`<AlertDialog
  title="Error on Jobs import"
  tone="danger"
  actionLabel="Close"
  isOpen={isOpen}
  onOpenChange={setIsOpen}
>
  Line 17: the site NC-0417 is not part of this program.
</AlertDialog>`);
const leaveQuestion = opened(`<ConfirmDialog
  title="Leave without saving?"
  actionLabel="Leave"
  isOpen={isOpen}
  onOpenChange={setIsOpen}
  onAction={leave}
>
  What you typed will be lost.
</ConfirmDialog>`);

const meta = preview.meta({
  component: AlertDialog,
  subcomponents: { ConfirmDialog },
  args: {
    title: 'Error on Jobs import',
    children: 'Line 17: the site NC-0417 is not part of this program.',
    actionLabel: 'Close',
    tone: 'danger' as const,
    isOpen: true,
    onOpenChange: () => undefined,
    onAction: fn(),
  },
  render: (args) => <Page {...args} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '360px' },
      ...guide({
        whenToUse:
          'Stops the person to tell one thing, or, as `ConfirmDialog`, to ask before something that matters is done. Use it seldom: a toast is enough for what needs no answer.',
        anatomy:
          'The icon of its tone, a title, a text, and one or two buttons. In a question the text says what will happen, and the button says what the person does ("Delete import", not "Yes").',
        dataAttributes: { 'data-size': 'Always `small`.' },
        keyboard:
          'Focus is on the way back, or on the only button; Tab goes round; Escape leaves it without agreeing. A press beside it does nothing.',
        accessibility:
          'Role `alertdialog`, named by its title and described by its text. Focus returns to what opened it.',
      }),
    },
  },
});

export const Error = meta.story({ parameters: importError });
export const Notice = meta.story({
  args: { tone: 'neutral', title: 'Import results', children: 'import results not implemented yet' },
  parameters: opened(`<AlertDialog title="Import results" actionLabel="Close" isOpen={isOpen} onOpenChange={setIsOpen}>
  import results not implemented yet
</AlertDialog>`),
});
export const LongError = meta.story({
  args: {
    title:
      'Error on Closeout documents of every site of the Northern corridor fiber and small-cell densification program',
    children: Array.from(
      { length: 60 },
      (_, line) => `Line ${line + 1}: ${'northern-corridor-'.repeat(4)}${line}`,
    ).join('\n'),
  },
  parameters:
    opened(`<AlertDialog title={title} tone="danger" actionLabel="Close" isOpen={isOpen} onOpenChange={setIsOpen}>
  {lines.join('\\n')}
</AlertDialog>`),
});
export const Confirm = meta.story({
  args: {
    title: 'Leave without saving?',
    children: 'What you typed will be lost.',
    actionLabel: 'Leave',
    tone: 'neutral',
  },
  render: (args) => <Page {...args} isQuestion />,
  parameters: leaveQuestion,
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
export const ConfirmDanger = meta.story({
  args: {
    title: 'Delete your picture?',
    children: 'Others will see your initials instead.',
    actionLabel: 'Delete picture',
  },
  render: (args) => <Page {...args} isQuestion />,
  parameters: opened(`<ConfirmDialog
  title="Delete your picture?"
  tone="danger"
  actionLabel="Delete picture"
  isOpen={isOpen}
  onOpenChange={setIsOpen}
  onAction={deletePicture}
>
  Others will see your initials instead.
</ConfirmDialog>`),
});
export const Keyboard = meta.story({
  args: { isOpen: false },
  parameters: importError,
  play: async ({ canvas, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    const onlyButton = () => screen.getByRole('button', { name: 'Close' });
    await step('focus is on the only button', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('alertdialog', { name: 'Error on Jobs import' });
      await waitFor(() => expect(onlyButton()).toHaveFocus());
    });
    await step('Tab goes round', async () => {
      await userEvent.tab();
      await expect(onlyButton()).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(onlyButton()).toHaveFocus();
    });
    await step('a press beside it does nothing', async () => {
      await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
      await expect(screen.getByRole('alertdialog')).toBeVisible();
      await waitFor(() => expect(onlyButton()).toHaveFocus());
    });
    await step('Escape leaves it without agreeing, and focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onAction).not.toHaveBeenCalled();
    });
  },
});
export const ConfirmByKeyboard = meta.story({
  args: {
    isOpen: false,
    title: 'Leave without saving?',
    children: 'What you typed will be lost.',
    actionLabel: 'Leave',
    tone: 'neutral',
  },
  render: (args) => <Page {...args} isQuestion />,
  parameters: leaveQuestion,
  play: async ({ canvas, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    const button = (name: string) => screen.getByRole('button', { name });
    await step('focus is on the way back', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
      await waitFor(() => expect(button('Cancel')).toHaveFocus());
    });
    await step('Tab goes round', async () => {
      await userEvent.tab();
      await expect(button('Leave')).toHaveFocus();
      await userEvent.tab();
      await expect(button('Cancel')).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(button('Leave')).toHaveFocus();
    });
    await step('Escape leaves it without agreeing, and focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onAction).not.toHaveBeenCalled();
    });
  },
});
