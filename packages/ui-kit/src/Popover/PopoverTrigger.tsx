import type { ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components';

/** The trigger holds its own state unless the app gives `isOpen`. */
export interface PopoverTriggerProps {
  /** The button, then what it opens. */
  readonly children: ReactNode;
  /** Whether it is open, if the app holds the state. */
  readonly isOpen?: boolean;
  /** Whether it is open at first. */
  readonly defaultOpen?: boolean;
  /** Called when it opens or closes. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Connects a button of the kit to the popover that it opens: its press, its position, `aria-expanded` and the return of
 * focus.
 */
export function PopoverTrigger(props: PopoverTriggerProps) {
  return <DialogTrigger {...props} />;
}
