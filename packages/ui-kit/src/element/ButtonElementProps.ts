import type { ButtonProps, PressEvent } from 'react-aria-components';
import type { ElementProps, KitNames } from './ElementProps.ts';

/** The DOM and press properties of React Aria's button. The kit's buttons have their own content and style. */
export interface ButtonElementProps extends Omit<ButtonProps, KitNames>, ElementProps<HTMLButtonElement> {
  /** The button cannot be pressed or focused. An enabled button with an explanation is often better. */
  readonly isDisabled?: boolean;
  /** Called on a press by pointer, touch, keyboard or assistive technology. */
  readonly onPress?: (event: PressEvent) => void;
}
