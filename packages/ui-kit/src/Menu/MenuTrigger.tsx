import { MenuTrigger as AriaMenuTrigger } from 'react-aria-components';
import type { PopoverTriggerProps } from '../Popover/PopoverTrigger.tsx';

/** A button and its `Menu`. The trigger holds its own state unless the app gives `isOpen`. */
export type MenuTriggerProps = PopoverTriggerProps;

/** Connects a button of the kit to the menu that it opens. */
export function MenuTrigger(props: MenuTriggerProps) {
  return <AriaMenuTrigger {...props} />;
}
