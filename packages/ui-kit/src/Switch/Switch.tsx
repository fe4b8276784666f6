import type { ReactNode } from 'react';
import type { SwitchProps as AriaSwitchProps } from 'react-aria-components';
import type { ElementProps, KitNames } from '../element/ElementProps.ts';
import { Root, Track } from './Switch.styles.ts';

/** `Switch` also takes the properties of React Aria's switch. */
export interface SwitchProps extends Omit<AriaSwitchProps, KitNames>, ElementProps<HTMLLabelElement> {
  /** The label. */
  readonly children: ReactNode;
}

/** A setting that takes effect at once. In a form that is submitted, use `Checkbox`. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <Root {...rest}>
      <span>{children}</span>
      <Track aria-hidden />
    </Root>
  );
}
