import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CheckboxGroupProps as AriaGroupProps, CheckboxProps as AriaCheckboxProps } from 'react-aria-components';
import type { ElementProps, KitNames } from '../element/ElementProps.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Box, Group, Root } from './Checkbox.styles.ts';

/** `Checkbox` also takes the properties of React Aria's checkbox. */
export interface CheckboxProps extends Omit<AriaCheckboxProps, KitNames>, ElementProps<HTMLLabelElement> {
  /** The label. */
  readonly children: ReactNode;
}

/** A choice that takes effect when its form is sent. If it takes effect at once, use `Switch`. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <Root {...rest}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <Box aria-hidden>
            {isIndeterminate && <Minus />}
            {isSelected && !isIndeterminate && <Check />}
          </Box>
          <span>{children}</span>
        </>
      )}
    </Root>
  );
}

/** `CheckboxGroup` also takes the properties of React Aria's group. */
export interface CheckboxGroupProps extends Omit<AriaGroupProps, KitNames>, ElementProps<HTMLDivElement>, FieldTexts {
  /** The checkboxes, each with a `value`. */
  readonly children: ReactNode;
}

/** A labelled group in which any number of checkboxes can be selected. */
export function CheckboxGroup({ label, description, errorMessage, children, ...rest }: CheckboxGroupProps) {
  return (
    <Group {...rest}>
      <Field {...{ label, description, errorMessage }}>{children}</Field>
    </Group>
  );
}
