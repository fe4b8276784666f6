import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import type { ElementProps, KitNames } from '../element/ElementProps.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Root } from '../TextField/TextField.styles.ts';
import { Input } from './TextArea.styles.ts';

/** `TextArea` also takes the properties of React Aria's text field. */
export interface TextAreaProps
  extends Omit<AriaTextFieldProps, KitNames | 'type' | 'pattern'>, ElementProps<HTMLTextAreaElement>, FieldTexts {
  /** An example of the input. It disappears while typing, so it must not be the only place of necessary information. */
  readonly placeholder?: string;
  /** The lines that it shows while it is empty. It grows with its text. @default 3 */
  readonly rows?: number;
}

/** A field for text of several lines. For one line use `TextField`. */
export function TextArea({ label, description, errorMessage, placeholder, rows = 3, ref, ...rest }: TextAreaProps) {
  const style = { '--gantry-text-area-rows': rows };
  return (
    <Root {...rest}>
      <Field {...{ label, description, errorMessage }}>
        <Input ref={ref} rows={rows} style={style} {...(placeholder !== undefined && { placeholder })} />
      </Field>
    </Root>
  );
}
