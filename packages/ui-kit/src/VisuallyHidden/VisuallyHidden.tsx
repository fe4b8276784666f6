import type { ComponentPropsWithRef } from 'react';
import { HiddenText } from './VisuallyHidden.styles.ts';

/** `VisuallyHidden` takes the properties of a `<span>` except for `style`. */
export interface VisuallyHiddenProps extends Omit<ComponentPropsWithRef<'span'>, 'style'> {}

/** Renders text only for screen readers, to express what a picture, a colour or a position shows. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <HiddenText {...props} />;
}
