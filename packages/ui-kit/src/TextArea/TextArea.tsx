import type { CSSProperties, Ref } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Root } from '../TextField/TextField.styles.ts';
import { Input } from './TextArea.styles.ts';

/** `TextArea` also takes the properties of React Aria's text field. */
export interface TextAreaProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'render' | 'type' | 'pattern'>, FieldTexts {
  /** An example of the input. It disappears while typing, so it must not be the only place of necessary information. */
  readonly placeholder?: string;
  /** The lines that it shows while it is empty. It grows with its text. @default 3 */
  readonly rows?: number;
  readonly className?: string;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A field for text of several lines. For one line use `TextField`. */
export function TextArea({ label, description, errorMessage, placeholder, rows = 3, ref, ...rest }: TextAreaProps) {
  const texts = { label, ...(description && { description }), ...(errorMessage && { errorMessage }) };
  // React's type of styles has no custom properties.
  const style = { '--gantry-text-area-rows': rows } as CSSProperties;
  return (
    <Root {...rest}>
      <Field {...texts}>
        <Input ref={ref} rows={rows} style={style} {...(placeholder !== undefined && { placeholder })} />
      </Field>
    </Root>
  );
}
