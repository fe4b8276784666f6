import type { ReactNode, RefObject } from 'react';
import { Menu as AriaMenu } from 'react-aria-components';
import type { PopoverPlacement } from '../Popover/Popover.tsx';
import { MenuPopover } from './Menu.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** A menu is opened by a `MenuTrigger`, or by the app through `triggerRef`. */
export interface MenuProps extends ElementProps<HTMLDivElement> {
  /** The name for screen readers. By default it is the name of the button. */
  readonly 'aria-label'?: string;
  /** @default 'bottom end' */
  readonly placement?: PopoverPlacement;
  /**
   * The button that opens a menu without a `MenuTrigger`, such as a menu that is loaded on first use. The app must set
   * `aria-haspopup` and `aria-expanded` on the button, and give the menu `aria-label`, `isOpen` and `onOpenChange`.
   */
  readonly triggerRef?: RefObject<HTMLElement | null>;
  /** Whether the menu is open. It is used only with `triggerRef`. */
  readonly isOpen?: boolean;
  /** Called with false when the menu closes. It is used only with `triggerRef`. */
  readonly onOpenChange?: (isOpen: boolean) => void;
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
