import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { filterDOMProps } from 'react-aria/filterDOMProps';
import { useNumberField } from 'react-aria/useNumberField';
import {
  ButtonContext,
  FieldErrorContext,
  GroupContext,
  InputContext,
  LabelContext,
  Provider,
  TextContext,
  useLocale,
  type GroupProps,
  type InputProps,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components';
import { useTrustedRegions } from '../announcer/useTrustedRegions.ts';
import type { ElementProps, KitNames } from '../element/ElementProps.ts';
import { Field, SentValue, type FieldTexts } from '../Field/Field.tsx';
import { FieldRoot } from '../Field/Field.styles.ts';
import { useValidationBehavior } from '../Field/fieldProblems.ts';
import { FieldButton, FieldGroup, NumberInput } from '../Field/FieldGroup.styles.ts';
import { useTypedNumber } from './useTypedNumber.ts';

/** `NumberField` also takes the properties of React Aria's number field. `formatOptions` are those of `Intl.NumberFormat`. */
export interface NumberFieldProps
  extends
    Omit<AriaNumberFieldProps, KitNames | 'commitBehavior' | 'isWheelDisabled' | 'slot'>,
    ElementProps<HTMLInputElement>,
    FieldTexts {
  /** An example of the input. It disappears while typing, so it must not be the only place of necessary information. */
  readonly placeholder?: string;
  /** Shows the buttons that count up and down. Leave them out for what nobody counts, such as an amount of money. @default true */
  readonly hasButtons?: boolean;
}

/**
 * A field for a number, with its unit or currency as the language writes it. What is no number, or one that the field does not take, stays as
 * it was typed, with an error. For figures that nobody counts with, use `TextField`.
 */
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
  const { className, name, form, isDisabled, isReadOnly, isRequired } = rest;
  const { locale } = useLocale();
  const validationBehavior = useValidationBehavior(rest.validationBehavior);
  const state = useTypedNumber({ ...rest, locale, validationBehavior });
  const input = useRef<HTMLInputElement>(null);
  // The wheel scrolls the page. The buttons are named by the element of the label, whatever it holds.
  const props = { ...rest, label: true, validationBehavior, isWheelDisabled: true };
  const aria = useNumberField(props, state, input);
  const { isInvalid, validationErrors, validationDetails } = aria;
  return (
    <Provider
      values={[
        // React Aria's own properties, of which its types here do not say that some may be undefined.
        [GroupContext, aria.groupProps as GroupProps],
        [InputContext, { ...(aria.inputProps as InputProps), ref: input }],
        [LabelContext, aria.labelProps],
        [ButtonContext, { slots: { increment: aria.incrementButtonProps, decrement: aria.decrementButtonProps } }],
        [TextContext, { slots: { description: aria.descriptionProps, errorMessage: aria.errorMessageProps } }],
        [FieldErrorContext, { isInvalid, validationErrors, validationDetails }],
      ]}
    >
      <FieldRoot
        {...filterDOMProps(rest, { global: true })}
        {...(className !== undefined && { className })}
        data-disabled={isDisabled || undefined}
        data-readonly={isReadOnly || undefined}
        data-required={isRequired || undefined}
        data-invalid={isInvalid || undefined}
      >
        <Field {...{ label, description, errorMessage }}>
          <FieldGroup>
            <NumberInput ref={ref} {...(placeholder !== undefined && { placeholder })} />
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
      </FieldRoot>
      <SentValue {...{ name, form, isDisabled }} value={Number.isNaN(state.numberValue) ? '' : state.numberValue} />
    </Provider>
  );
}
