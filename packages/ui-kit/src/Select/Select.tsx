import { Check, ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Field, type FieldTexts } from '../Field/index.ts';
import { List, Option, Options, Root, Trigger, Value } from './Select.styles.ts';

/** An option of a `Select` or a `SegmentedControl`. */
export interface SelectOption {
  readonly id: string;
  readonly label: string;
}

/** The app holds the selection, which may be empty. */
export interface SelectProps extends FieldTexts {
  readonly options: readonly SelectOption[];
  /** The id of the chosen option; null if no option is chosen. */
  readonly selectedKey: string | null;
  /** Called with the id of the newly chosen option. */
  readonly onSelectionChange: (id: string) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  /** Marks the selection, or the missing one, as invalid. `errorMessage` gives the reason. */
  readonly isInvalid?: boolean;
  readonly isDisabled?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A choice among options in a list that opens on a press. For two to four short options, use `SegmentedControl`. */
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
          {/* Only the text of the option is shown, without its check mark. */}
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
