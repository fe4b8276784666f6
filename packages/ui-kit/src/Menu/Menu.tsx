import type { ReactNode, Ref } from 'react';
import { Menu as AriaMenu } from 'react-aria-components';
import type { PopoverPlacement } from '../Popover/Popover.tsx';
import { MenuPopover } from './Menu.styles.ts';

/** What `Menu` takes. */
export interface MenuProps {
  /** Its name for screen readers; that of its button unless given. */
  'aria-label'?: string;
  /** @default 'bottom end' */
  placement?: PopoverPlacement;
  /** `MenuItem`, `MenuSection` and `MenuSeparator`. */
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A list of actions that a button opens. Stands in a `MenuTrigger`. */
export function Menu({ placement = 'bottom end', className, ...rest }: MenuProps) {
  return (
    <MenuPopover placement={placement} offset={4} {...(className !== undefined && { className })}>
      <AriaMenu {...rest} />
    </MenuPopover>
  );
}
