import type { ReactNode } from 'react';
import { MenuTrigger as AriaMenuTrigger } from 'react-aria-components';

/** The properties of `MenuTrigger`. */
export interface MenuTriggerProps {
  /** The button, then the `Menu`. */
  readonly children: ReactNode;
  /** Whether the menu is open, where the app decides. */
  readonly isOpen?: boolean;
  /** Whether the menu is open at first. */
  readonly defaultOpen?: boolean;
  /** Called when the menu opens or closes. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** Joins a button of the kit to the menu it opens. */
export function MenuTrigger(props: MenuTriggerProps) {
  return <AriaMenuTrigger {...props} />;
}
