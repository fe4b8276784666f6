import type { ReactNode, RefObject } from 'react';
import { Menu as AriaMenu } from 'react-aria-components';
import type { PopoverPlacement } from '../Popover/Popover.tsx';
import { MenuPopover } from './Menu.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The properties of `Menu`. */
export interface MenuProps extends ElementProps<HTMLDivElement> {
  /** Its name for screen readers; that of its button by default. */
  readonly 'aria-label'?: string;
  /** @default 'bottom end' */
  readonly placement?: PopoverPlacement;
  /**
   * The button that opens it, for a menu without a `MenuTrigger`, such as one that is loaded when it is first opened. The
   * button then says `aria-haspopup` and `aria-expanded` itself, and the menu needs `aria-label`, `isOpen` and `onOpenChange`.
   */
  readonly triggerRef?: RefObject<HTMLElement | null>;
  /** Whether it is open; for `triggerRef` alone. */
  readonly isOpen?: boolean;
  /** Called with false when it closes; for `triggerRef` alone. */
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** `MenuItem`, `MenuSection` and `MenuSeparator`. */
  readonly children: ReactNode;
}

/** A list of actions that a button opens. Stands in a `MenuTrigger`, or beside the button that `triggerRef` names. */
export function Menu({
  placement = 'bottom end',
  className,
  triggerRef,
  isOpen = false,
  onOpenChange,
  ...rest
}: MenuProps) {
  const label = rest['aria-label'];
  const alone = triggerRef && {
    triggerRef,
    isOpen,
    ...(onOpenChange && { onOpenChange }),
    ...(label !== undefined && { 'aria-label': label }),
  };
  return (
    <MenuPopover {...alone} placement={placement} offset={4} className={className}>
      <AriaMenu {...rest} {...(alone && { autoFocus: 'first' as const, onClose: () => onOpenChange?.(false) })} />
    </MenuPopover>
  );
}
