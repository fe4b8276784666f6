import { AlertDialog, Button, ConfirmDialog, type AlertDialogProps, type ConfirmDialogProps } from '@gantry/ui-kit';
import { useState } from 'react';

interface ErrorProps extends Partial<AlertDialogProps> {
  readonly defaultOpen?: boolean;
}

export function ImportError({ defaultOpen = false, ...props }: ErrorProps) {
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

interface QuestionProps extends Pick<ConfirmDialogProps, 'title' | 'children' | 'tone' | 'actionLabel' | 'onAction'> {
  readonly defaultOpen?: boolean;
}

export function Question({ defaultOpen = false, ...props }: QuestionProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
