import { AlertDialog, Button, ConfirmDialog, type AlertDialogProps } from '@gantry/ui-kit';
import { useState } from 'react';

interface ExampleProps {
  readonly defaultOpen?: boolean;
}

export function ImportError({ defaultOpen = false, ...props }: ExampleProps & Partial<AlertDialogProps>) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <AlertDialog
        title="Error on Jobs import"
        tone="danger"
        actionLabel="Close"
        {...props}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        {props.children ?? 'Line 17: the site NC-0417 is not part of this program.'}
      </AlertDialog>
    </>
  );
}

export function Notice({ defaultOpen = false }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <AlertDialog title="Import results" actionLabel="Close" isOpen={isOpen} onOpenChange={setIsOpen}>
        import results not implemented yet
      </AlertDialog>
    </>
  );
}

const lines = Array.from({ length: 60 }, (_, index) => `Line ${index + 1}: ${'northern-corridor-'.repeat(4)}${index}`);

export function LongError({ defaultOpen = false }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <AlertDialog
        title="Error on Closeout documents of every site of the Northern corridor fiber and small-cell densification program"
        tone="danger"
        actionLabel="Close"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        {lines.join('\n')}
      </AlertDialog>
    </>
  );
}

interface LeaveProps extends ExampleProps {
  readonly onLeave: () => void;
}

export function Confirm({ defaultOpen = false, onLeave }: LeaveProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <ConfirmDialog
        title="Leave without saving?"
        actionLabel="Leave"
        onAction={onLeave}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        What you typed will be lost.
      </ConfirmDialog>
    </>
  );
}

interface DeleteProps extends ExampleProps {
  readonly onDelete: () => void;
}

export function ConfirmDanger({ defaultOpen = false, onDelete }: DeleteProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <ConfirmDialog
        title="Delete your picture?"
        tone="danger"
        actionLabel="Delete picture"
        onAction={onDelete}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        Others will see your initials instead.
      </ConfirmDialog>
    </>
  );
}
