import { Check, ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Field, type FieldTexts } from '../Field/index.ts';
import { List, Option, Options, Root, Trigger, Value } from './Select.styles.ts';

/** One thing that can be chosen. */
export interface SelectOption {
  readonly id: string;
  readonly label: string;
}

/** The properties of `Select`. */
export interface SelectProps extends FieldTexts {
  readonly options: readonly SelectOption[];
  /** The id of the chosen option; null while none is. */
  readonly selectedKey: string | null;
  /** Called with the id of the option that was chosen. */
  readonly onSelectionChange: (id: string) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  /** The selection, or the lack of one, is invalid. `errorMessage` says why. */
  readonly isInvalid?: boolean;
  readonly isDisabled?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** One of several, folded away. For two to four short ones that may stay in view, use `SegmentedControl`. */
export function Select({
  options,
  selectedKey,
  onSelectionChange,
  label,
  description,
  errorMessage,
  ...rest
}: SelectProps) {
  const texts = { label, ...(description && { description }), ...(errorMessage && { errorMessage }) };
  return (
    <Root
      {...rest}
      value={selectedKey}
      onChange={(key) => {
        if (key !== null) onSelectionChange(String(key));
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
