import { useRef, useState } from 'react';
import { NotificationBellButton, NotificationPanel } from '../ui/index.ts';
import { mountWith } from './mountElement.tsx';

interface BellProps {
  readonly openPage: (() => void) | undefined;
}

function Bell({ openPage }: BellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  return (
    <>
      <NotificationBellButton ref={bell} isOpen={isOpen} onPress={() => setIsOpen(!isOpen)} />
      <NotificationPanel
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onOpenNotificationCenter={openPage}
        returnFocusTo={bell}
      />
    </>
  );
}

/** Draws the bell with its panel. */
export const mountBell = mountWith((openPage) => <Bell openPage={openPage} />);
