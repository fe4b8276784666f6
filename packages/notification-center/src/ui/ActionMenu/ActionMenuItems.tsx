import { Glyph, Menu, MenuItem } from '@gantry/ui-kit';
import type { GlyphShape } from '@gantry/ui-kit/icons';
import type { RefObject } from 'react';

/** One entry of a menu. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon: GlyphShape;
  readonly isDisabled?: boolean;
  readonly onAction: () => void;
}

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
