import type { ReactNode, Ref } from 'react';
import type { RadioGroupProps as AriaGroupProps, RadioProps as AriaRadioProps } from 'react-aria-components';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Group, Mark, Root } from './RadioGroup.styles.ts';

/** `Radio` also takes the properties of React Aria's radio. */
export interface RadioProps extends Omit<AriaRadioProps, 'children' | 'className' | 'style' | 'render'> {
  /** The label. */
  readonly children: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLLabelElement>;
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
export interface RadioGroupProps
  extends Omit<AriaGroupProps, 'children' | 'className' | 'style' | 'render'>, FieldTexts {
  /** The radios, each with a `value`. */
  readonly children: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A choice of one of a few that stay in view and take effect when their form is sent. For many use `Select`. */
export function RadioGroup({ label, description, errorMessage, children, ...rest }: RadioGroupProps) {
  const texts = { label, ...(description && { description }), ...(errorMessage && { errorMessage }) };
  return (
    <Group {...rest}>
      <Field {...texts}>{children}</Field>
    </Group>
  );
}
