import type { Ref } from 'react';

/** What a component passes on to the element it renders. It passes on `data-*` and `aria-*` attributes too. */
export interface ElementProps<Target extends Element> {
  /** The id of the element, for example for `aria-controls` of the button that opens it. */
  readonly id?: string;
  readonly className?: string;
  readonly ref?: Ref<Target>;
}
