import { Icon, IconButton, MenuTrigger, type IconName } from '@gantry/ui-kit';
import { useState } from 'react';
import { LazyPart, lazyPart } from '../lazyPart/lazyPart.tsx';

/** One thing a menu offers. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly onAction: () => void;
}

interface ActionMenuProps {
  /** Name of the button that opens it. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly size?: 'small' | 'medium';
}

const items = lazyPart(async () => (await import('./ActionMenuItems.tsx')).ActionMenuItems);

/** A button that opens a menu. The menu itself is loaded when it is first opened. */
export function ActionMenu({ label, actions, size = 'medium' }: ActionMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <IconButton label={label} size={size} icon={<Icon name="more" />} />
      {isOpen && <LazyPart part={items} label={label} actions={actions} onFailure={() => setIsOpen(false)} />}
    </MenuTrigger>
  );
}
