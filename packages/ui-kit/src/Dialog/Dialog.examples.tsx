import { Button, Dialog, type DialogProps } from '@gantry/ui-kit';
import { useState } from 'react';

interface ExampleProps extends Partial<DialogProps> {
  readonly defaultOpen?: boolean;
}

export function ImportResults({ defaultOpen = false, ...props }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Dialog title="Import results" {...props} isOpen={isOpen} onOpenChange={setIsOpen}>
        {props.children ?? 'Twelve jobs were created, three were updated, and one line could not be read.'}
      </Dialog>
    </>
  );
}
