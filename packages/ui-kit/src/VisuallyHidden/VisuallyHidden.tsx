import type { ComponentPropsWithRef } from 'react';
import { HiddenText } from './VisuallyHidden.styles.ts';

/** The properties of `VisuallyHidden`, in addition to the properties of a `<span>`. */
export interface VisuallyHiddenProps extends Omit<ComponentPropsWithRef<'span'>, 'style'> {}

/** Text for screen readers alone: for what a picture, a colour or a position says to those who see it. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <HiddenText {...props} />;
}
