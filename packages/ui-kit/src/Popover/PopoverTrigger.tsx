import type { ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components';

/** The properties of `PopoverTrigger`. */
export interface PopoverTriggerProps {
  /** The button, then the `Popover`. */
  readonly children: ReactNode;
  /** Whether the popover is open, where the app decides. */
  readonly isOpen?: boolean;
  /** Whether the popover is open at first. */
  readonly defaultOpen?: boolean;
  /** Called when the popover opens or closes. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** Joins a button of the kit to the popover it opens: the press, where it stands, `aria-expanded` and the way back of focus. */
export function PopoverTrigger(props: PopoverTriggerProps) {
  return <DialogTrigger {...props} />;
}
