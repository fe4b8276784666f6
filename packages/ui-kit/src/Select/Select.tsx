import { Check, ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Field, type FieldTexts } from '../Field/index.ts';
import { List, Option, Options, Root, Trigger, Value } from './Select.styles.ts';

/** One thing that can be chosen. */
export interface SelectOption {
  id: string;
  label: string;
}

/** What `Select` takes. */
export interface SelectProps extends FieldTexts {
  options: readonly SelectOption[];
  /** The id of the chosen option; null while none is. */
  value: string | null;
  onChange: (id: string) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Something is wrong with what is chosen, or with that nothing is: `errorMessage` says what. */
  isInvalid?: boolean;
  isDisabled?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** One of several, folded away. For two to four short ones that may stay in view, use `SegmentedControl`. */
export function Select({ options, onChange, label, description, errorMessage, ...rest }: SelectProps) {
  const texts = { label, ...(description && { description }), ...(errorMessage && { errorMessage }) };
  return (
    <Root
      {...rest}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
    >
      <Field {...texts}>
        <Trigger>
          {/* The words of the option alone, without its mark. */}
          <Value dir="auto">
            {({ isPlaceholder, defaultChildren, selectedText }) => (isPlaceholder ? defaultChildren : selectedText)}
          </Value>
          <ChevronDown aria-hidden />
        </Trigger>
      </Field>
      <List>
        <Options>
          {options.map(({ id, label }) => (
            <Option key={id} id={id} textValue={label}>
              {label}
              <Check aria-hidden />
            </Option>
          ))}
        </Options>
      </List>
    </Root>
  );
}
