import { fn } from 'storybook/test';
import preview, { boxed, examplesOf } from '../../../../.storybook/preview.tsx';
import { windowGuide } from '../testing/framedGuide.testing.ts';
import * as examples from './AlertDialog.examples.tsx';
import text from './AlertDialog.examples.tsx?raw';
import { AlertDialog, ConfirmDialog, type AlertDialogProps } from './AlertDialog.tsx';

const example = examplesOf(examples, text);

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
  decorators: [boxed({ minBlockSize: 320 })],
  parameters: windowGuide('360px', {
    whenToUse:
      'Interrupts the person to tell one thing, or, as `ConfirmDialog`, to ask before something important. Use it rarely: if no answer is needed, a toast is enough.',
    anatomy:
      'The icon of its tone, a title, a text, and one or two buttons. In a question the text says what will happen, and the button says what the person does ("Delete import", not "Yes").',
    dataAttributes: { 'data-size': 'Always `small`.' },
    keyboard:
      'Focus is on Cancel, or on the only button. Tab wraps around. Escape closes it without the action. A press outside does nothing.',
    accessibility: 'Role `alertdialog`, named by its title and described by its text. Focus returns to what opened it.',
  }),
});

const opened = (props: Partial<AlertDialogProps> = {}) => example('ImportError', { defaultOpen: true, ...props });

export const Error = meta.story(opened());
export const Notice = meta.story(
  opened({
    title: 'Import results',
    tone: 'neutral',
    children: 'import results not implemented yet',
  }),
);
export const LongError = meta.story(
  opened({
    title:
      'Error on Closeout documents of every site of the Northern corridor fiber and small-cell densification program',
    children: Array.from(
      { length: 60 },
      (_, index) => `Line ${index + 1}: ${'northern-corridor-'.repeat(4)}${index}`,
    ).join('\n'),
  }),
);
export const Confirm = meta.story(
  example('Question', {
    defaultOpen: true,
    title: 'Leave without saving?',
    children: 'What you typed will be lost.',
    actionLabel: 'Leave',
    onAction: fn(),
  }),
);
export const ConfirmDanger = meta.story(
  example('Question', {
    defaultOpen: true,
    title: 'Delete your picture?',
    children: 'Others will see your initials instead.',
    tone: 'danger',
    actionLabel: 'Delete picture',
    onAction: fn(),
  }),
);
