import type { Ref } from 'react';
import type { ButtonProps, PressEvent } from 'react-aria-components';

/** The properties that every component passes on to its element, in addition to `data-*` and `aria-*` attributes. */
export interface ElementProps<Target extends Element> {
  /** The id of the element, for example for the `aria-controls` of the button that opens it. */
  readonly id?: string;
  readonly className?: string;
  readonly ref?: Ref<Target>;
}

/** The properties of a component of React Aria that the kit replaces by its own. */
export type KitNames = keyof ElementProps<Element> | 'children' | 'render' | 'style';

/** The DOM and press properties of React Aria's button. The kit's buttons have their own content and style. */
export interface ButtonElementProps extends Omit<ButtonProps, KitNames>, ElementProps<HTMLButtonElement> {
  /** The button cannot be pressed or focused. An enabled button with an explanation is often better. */
  readonly isDisabled?: boolean;
  /** Called on a press by pointer, touch, keyboard or assistive technology. */
  readonly onPress?: (event: PressEvent) => void;
}
