import type { ReactNode } from 'react';
import type { RadioGroupProps as AriaGroupProps, RadioProps as AriaRadioProps } from 'react-aria-components';
import type { ElementProps, KitNames } from '../element/ElementProps.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Group, Mark, Root } from './RadioGroup.styles.ts';

/** `Radio` also takes the properties of React Aria's radio. */
export interface RadioProps extends Omit<AriaRadioProps, KitNames>, ElementProps<HTMLLabelElement> {
  /** The label. */
  readonly children: ReactNode;
}

/** One choice of a `RadioGroup`. */
export function Radio({ children, ...rest }: RadioProps) {
  return (
    <Root {...rest}>
      <Mark aria-hidden />
      <span>{children}</span>
    </Root>
  );
}

/** `RadioGroup` also takes the properties of React Aria's group. */
export interface RadioGroupProps extends Omit<AriaGroupProps, KitNames>, ElementProps<HTMLDivElement>, FieldTexts {
  /** The radios, each with a `value`. */
  readonly children: ReactNode;
}

/** A choice of one of a few that stay in view and take effect when their form is sent. For many use `Select`. */
export function RadioGroup({ label, description, errorMessage, children, ...rest }: RadioGroupProps) {
  return (
    <Group {...rest}>
      <Field {...{ label, description, errorMessage }}>{children}</Field>
    </Group>
  );
}
