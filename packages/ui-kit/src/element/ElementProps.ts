import type { Ref } from 'react';

/** The properties that every component passes on to its element, in addition to `data-*` and `aria-*` attributes. */
export interface ElementProps<Target extends Element> {
  /** The id of the element, for example for the `aria-controls` of the button that opens it. */
  readonly id?: string;
  readonly className?: string;
  readonly ref?: Ref<Target>;
}

/** The properties of a component of React Aria that the kit replaces by its own. */
export type KitNames = keyof ElementProps<Element> | 'children' | 'render' | 'style';
