import { Button, Dialog, type DialogProps } from '@gantry/ui-kit';
import { useState } from 'react';

interface ExampleProps {
  readonly defaultOpen?: boolean;
}

export function Medium({ defaultOpen = false, ...props }: ExampleProps & Partial<DialogProps>) {
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

export function Small({ defaultOpen = false }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Dialog title="Import results" size="small" isOpen={isOpen} onOpenChange={setIsOpen}>
        Twelve jobs were created, three were updated, and one line could not be read.
      </Dialog>
    </>
  );
}

export function Large({ defaultOpen = false }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Dialog title="Import results" size="large" isOpen={isOpen} onOpenChange={setIsOpen}>
        Twelve jobs were created, three were updated, and one line could not be read.
      </Dialog>
    </>
  );
}

interface WithFooterProps extends ExampleProps {
  readonly onDownload: () => void;
  readonly onOpenPage: () => void;
}

export function WithFooter({ defaultOpen = false, onDownload, onOpenPage }: WithFooterProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Dialog
        title="Import results"
        footer={
          <>
            <Button onPress={onDownload}>Download CSV</Button>
            <Button variant="primary" onPress={onOpenPage}>
              Open the page
            </Button>
          </>
        }
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        Twelve jobs were created, three were updated, and one line could not be read.
      </Dialog>
    </>
  );
}

const lines = Array.from({ length: 40 }, (_, index) => `Line ${index + 1}: site NC-${417 + index} updated`);

export function LongContent({ defaultOpen = false, onDownload }: Omit<WithFooterProps, 'onOpenPage'>) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Dialog
        title="Import results of the Northern corridor fiber and small-cell densification program, phase two"
        footer={
          <Button variant="primary" onPress={onDownload}>
            Download CSV
          </Button>
        }
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Dialog>
    </>
  );
}
