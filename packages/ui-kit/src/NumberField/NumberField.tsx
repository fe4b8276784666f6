import { Minus, Plus } from 'lucide-react';
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components';
import { useTrustedRegions } from '../announcer/useTrustedRegions.ts';
import type { ElementProps, KitNames } from '../element/ElementProps.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { FieldButton, FieldGroup } from '../Field/FieldGroup.styles.ts';
import { Input, Root } from './NumberField.styles.ts';

/** `NumberField` also takes the properties of React Aria's number field. `formatOptions` are those of `Intl.NumberFormat`. */
export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, KitNames>, ElementProps<HTMLInputElement>, FieldTexts {
  /** An example of the input. It disappears while typing, so it must not be the only place of necessary information. */
  readonly placeholder?: string;
  /** Shows the buttons that count up and down. Leave them out for what nobody counts, such as an amount of money. @default true */
  readonly hasButtons?: boolean;
}

/** A field for a number, with its unit or currency as the language writes it. For figures that nobody counts with, use `TextField`. */
export function NumberField({
  label,
  description,
  errorMessage,
  placeholder,
  hasButtons = true,
  ref,
  ...rest
}: NumberFieldProps) {
  useTrustedRegions();
  return (
    <Root {...rest}>
      <Field {...{ label, description, errorMessage }}>
        <FieldGroup>
          <Input ref={ref} {...(placeholder !== undefined && { placeholder })} />
          {hasButtons && (
            <>
              <FieldButton slot="decrement">
                <Minus aria-hidden />
              </FieldButton>
              <FieldButton slot="increment">
                <Plus aria-hidden />
              </FieldButton>
            </>
          )}
        </FieldGroup>
      </Field>
    </Root>
  );
}
