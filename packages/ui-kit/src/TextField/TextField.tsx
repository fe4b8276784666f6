import type { Ref } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Input, Root } from './TextField.styles.ts';

/** `TextField` also takes the properties of React Aria's text field. */
export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'render'>, FieldTexts {
  /** An example of the input. It disappears while typing, so it must not be the only place of necessary information. */
  readonly placeholder?: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field for one line of text. To search while typing, use `SearchField`. */
export function TextField({ label, description, errorMessage, placeholder, ref, ...rest }: TextFieldProps) {
  const texts = { label, ...(description && { description }), ...(errorMessage && { errorMessage }) };
  return (
    <Root {...rest}>
      <Field {...texts}>
        <Input ref={ref} {...(placeholder !== undefined && { placeholder })} />
      </Field>
    </Root>
  );
}
