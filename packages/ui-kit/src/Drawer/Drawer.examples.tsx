import { Button, Drawer, Icon, IconButton, type DrawerProps } from '@gantry/ui-kit';
import { useState } from 'react';

interface ExampleProps {
  readonly defaultOpen?: boolean;
}

export function BesideThePage({ defaultOpen = false, ...props }: ExampleProps & Partial<DrawerProps>) {
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

export function Modal({ defaultOpen = false }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <>
      <Button aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        Programs
      </Button>
      <Drawer title="Programs" isModal isOpen={isOpen} onOpenChange={setIsOpen}>
        Please select a program to continue
      </Drawer>
    </>
  );
}

interface WithActionsProps extends ExampleProps {
  readonly onRefresh: () => void;
  readonly onClear: () => void;
  readonly onFilter: () => void;
}

export function WithActionsAndFooter({ defaultOpen = false, onRefresh, onClear, onFilter }: WithActionsProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <>
      <Button aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        Programs
      </Button>
      <Drawer
        title="Notifications"
        actions={<IconButton label="Refresh" icon={<Icon name="refresh" />} onPress={onRefresh} />}
        footer={
          <>
            <Button variant="quiet" onPress={onClear}>
              Clear
            </Button>
            <Button variant="primary" onPress={onFilter}>
              Filter
            </Button>
          </>
        }
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        Please select a program to continue
      </Drawer>
    </>
  );
}

const sites = Array.from({ length: 30 }, (_, index) => `Site ${index + 1}`);

interface ReminderProps extends ExampleProps {
  readonly onRemind: () => void;
}

export function LongContent({ defaultOpen = false, onRemind }: ReminderProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <>
      <Button aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        Programs
      </Button>
      <Drawer
        title="Northern Corridor Backhaul Modernization and Microwave-to-Fiber Migration Program"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        {sites.map((site) => (
          <p key={site}>{site}: the crane permit has not come back from the city, so the lift moves to Monday.</p>
        ))}
        <Button onPress={onRemind}>Ask the city again</Button>
      </Drawer>
    </>
  );
}

export function Small({ defaultOpen = false }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <>
      <Button aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        Programs
      </Button>
      <Drawer title="Programs" size="small" isOpen={isOpen} onOpenChange={setIsOpen}>
        Please select a program to continue
      </Drawer>
    </>
  );
}

export function Large({ defaultOpen = false }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <>
      <Button aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        Programs
      </Button>
      <Drawer title="Programs" size="large" isOpen={isOpen} onOpenChange={setIsOpen}>
        Please select a program to continue
      </Drawer>
    </>
  );
}

export function AtTheStart({ defaultOpen = false }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <>
      <Button aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        Programs
      </Button>
      <Drawer title="Programs" placement="start" size="small" isOpen={isOpen} onOpenChange={setIsOpen}>
        Please select a program to continue
      </Drawer>
    </>
  );
}
