import { Icon, Menu, MenuItem } from '@gantry/ui-kit';
import type { MenuAction } from './ActionMenu.tsx';

interface ActionMenuItemsProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

/** What an `ActionMenu` opens. */
export function ActionMenuItems({ label, actions }: ActionMenuItemsProps) {
  return (
    <Menu aria-label={label}>
      {actions.map(({ id, icon, ...item }) => (
        <MenuItem key={id} icon={<Icon name={icon} />} {...item} />
      ))}
    </Menu>
  );
}
