import type { ReactNode } from 'react';
import { MenuTrigger as AriaMenuTrigger } from 'react-aria-components';

/** What `MenuTrigger` takes. */
export interface MenuTriggerProps {
  /** The button, then the `Menu`. */
  children: ReactNode;
  /** Whether the menu is open, where the app decides. */
  isOpen?: boolean;
  /** Whether the menu is open at first. */
  defaultOpen?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Joins a button of the kit to the menu it opens. */
export function MenuTrigger(props: MenuTriggerProps) {
  return <AriaMenuTrigger {...props} />;
}
