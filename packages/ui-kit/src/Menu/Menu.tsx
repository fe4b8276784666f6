import type { ReactNode } from 'react';
import { Menu as AriaMenu } from 'react-aria-components';
import type { AppOpenedProps, PopoverPlacement } from '../Popover/Popover.tsx';
import { MenuPopover } from './Menu.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** A menu is opened by a `MenuTrigger`, or by the app through `triggerRef`. */
export interface MenuProps extends ElementProps<HTMLDivElement>, AppOpenedProps {
  /** The name for screen readers. By default it is the name of the button. */
  readonly 'aria-label'?: string;
  /** @default 'bottom end' */
  readonly placement?: PopoverPlacement;
  /** `MenuItem` elements. */
  readonly children: ReactNode;
}

/** A list of actions that a button opens. Put it into a `MenuTrigger`, or give it the `triggerRef` of its button. */
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
