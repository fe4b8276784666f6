import { countMessages } from '../languages/en/index.ts';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import type { AppOpenedProps } from '../Popover/Popover.tsx';
import { useMessages } from '../theme/KitContext.ts';
import type { TopBarButtonProps } from '../TopBarButton/TopBarButton.tsx';

/** An action of the bar. On a phone it is in a menu. */
export interface TopBarAction extends Pick<TopBarButtonProps, 'label' | 'icon' | 'dotLabel'> {
  readonly id: string;
  readonly onPress: () => void;
  /** Whether the panel of this action is open. Leave it out for other actions. */
  readonly isExpanded?: boolean;
  /** The id of the panel, while it is in the page. */
  readonly 'aria-controls'?: string;
}

interface OverflowMenuItemsProps extends Required<AppOpenedProps> {
  readonly label: string;
  readonly actions: readonly TopBarAction[];
}

/** What the overflow button of the bar opens. */
export function OverflowMenuItems({ label, actions, ...rest }: OverflowMenuItemsProps) {
  const { joinedNames } = useMessages(countMessages);
  return (
    <Menu aria-label={label} {...rest}>
      {actions.map(({ id, label, dotLabel, icon, onPress }) => (
        <MenuItem
          key={id}
          label={dotLabel === undefined ? label : joinedNames([label, dotLabel])}
          icon={icon}
          onAction={onPress}
        />
      ))}
    </Menu>
  );
}
