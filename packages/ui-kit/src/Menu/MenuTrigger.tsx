import type { ReactNode } from 'react';
import { MenuTrigger as AriaMenuTrigger } from 'react-aria-components';

/** The trigger holds its own state unless the app gives `isOpen`. */
export interface MenuTriggerProps {
  /** The button, then the `Menu`. */
  readonly children: ReactNode;
  /** Whether the menu is open, if the app holds the state. */
  readonly isOpen?: boolean;
  /** Whether the menu is open at first. */
  readonly defaultOpen?: boolean;
  /** Called when the menu opens or closes. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** Connects a button of the kit to the menu that it opens. */
export function MenuTrigger(props: MenuTriggerProps) {
  return <AriaMenuTrigger {...props} />;
}
