import { Glyph, Menu, MenuItem } from '@gantry/ui-kit';
import type { RefObject } from 'react';
import type { MenuAction } from './ActionMenu.tsx';

interface ActionMenuItemsProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** What an `ActionMenu` opens. */
export function ActionMenuItems({ label, actions, ...rest }: ActionMenuItemsProps) {
  return (
    <Menu aria-label={label} {...rest}>
      {actions.map(({ id, icon, ...item }) => (
        <MenuItem key={id} icon={<Glyph shape={icon} />} {...item} />
      ))}
    </Menu>
  );
}
