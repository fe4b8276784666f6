import { MenuTrigger as AriaMenuTrigger } from 'react-aria-components';
import type { PopoverTriggerProps } from '../Popover/PopoverTrigger.tsx';

/** Connects a button of the kit to the menu that it opens. */
export function MenuTrigger(props: PopoverTriggerProps) {
  return <AriaMenuTrigger {...props} />;
}
