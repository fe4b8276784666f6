import { Button, Drawer, type DrawerProps } from '@gantry/ui-kit';
import { useState } from 'react';

interface ExampleProps extends Partial<DrawerProps> {
  readonly defaultOpen?: boolean;
}

export function Programs({ defaultOpen = false, ...props }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <>
      <Button aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        Programs
      </Button>
      <Drawer title="Programs" {...props} isOpen={isOpen} onOpenChange={setIsOpen}>
        {props.children ?? 'Please select a program to continue'}
      </Drawer>
    </>
  );
}
