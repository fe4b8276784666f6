import type { ReactNode, Ref } from 'react';
import type { SwitchProps as AriaSwitchProps } from 'react-aria-components';
import { Root, Track } from './Switch.styles.ts';

/** The properties of `Switch`, in addition to the properties of React Aria's switch. */
export interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style' | 'render'> {
  /** What is on or off. */
  readonly children: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLLabelElement>;
}

/** On or off, at once. In a form that is sent, use `Checkbox`. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <Root {...rest}>
      <span>{children}</span>
      <Track aria-hidden />
    </Root>
  );
}
