import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import type { ElementProps, KitNames } from '../element/ElementProps.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Input, Root } from './TextField.styles.ts';

/** `TextField` also takes the properties of React Aria's text field. */
export interface TextFieldProps extends Omit<AriaTextFieldProps, KitNames>, ElementProps<HTMLInputElement>, FieldTexts {
  /** An example of the input. It disappears while typing, so it must not be the only place of necessary information. */
  readonly placeholder?: string;
}

/** A field for one line of text. To search while typing, use `SearchField`. */
export function TextField({ label, description, errorMessage, placeholder, ref, ...rest }: TextFieldProps) {
  return (
    <Root {...rest}>
      <Field {...{ label, description, errorMessage }}>
        <Input ref={ref} {...(placeholder !== undefined && { placeholder })} />
      </Field>
    </Root>
  );
}
