import { Glyph, Menu, MenuItem, type MenuProps } from '@gantry/ui-kit';
import type { GlyphShape } from '@gantry/ui-kit/icons';

/** One entry of a menu. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon: GlyphShape;
  readonly isDisabled?: boolean;
  readonly onAction: () => void;
}

interface ActionMenuItemsProps extends Required<Pick<MenuProps, 'triggerRef' | 'isOpen' | 'onOpenChange'>> {
  readonly label: string;
  readonly actions: readonly MenuAction[];
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
