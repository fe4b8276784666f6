import { useMemo, type ComponentType, type Ref } from 'react';
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import type { SelectOption } from '../Select/SelectList.tsx';
import { ComboBoxControl, ComboBoxList, type ComboBoxStates } from './ComboBoxList.tsx';
import { Root } from './ComboBox.styles.ts';
import { useOptions } from './useOptions.ts';

/** What both combo boxes take of React Aria's combo box, and what they add. */
export interface ComboBoxBase
  extends
    Omit<
      AriaComboBoxProps<SelectOption>,
      | keyof FieldTexts
      | 'allowsCustomValue'
      | 'allowsEmptyCollection'
      | 'children'
      | 'className'
      | 'defaultFilter'
      | 'defaultInputValue'
      | 'defaultItems'
      | 'defaultSelectedKey'
      | 'defaultValue'
      | 'formValue'
      | 'inputValue'
      | 'items'
      | 'onChange'
      | 'onInputChange'
      | 'onSelectionChange'
      | 'render'
      | 'selectedKey'
      | 'selectionMode'
      | 'style'
      | 'validate'
      | 'value'
    >,
    ComboBoxStates,
    FieldTexts {
  /** Called with the text while a person types. The app then finds the options; without it, the field finds them by their labels. */
  readonly onSearch?: (text: string) => void;
  /** An example of what can be typed. */
  readonly placeholder?: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** What is chosen. */
export interface ChosenOptionsProps {
  readonly options: readonly SelectOption[];
  /** Undefined if nothing can be changed. */
  readonly onRemove: ((id: string) => void) | undefined;
}

interface ComboBoxFieldProps extends ComboBoxBase {
  readonly options: readonly SelectOption[];
  readonly mode: 'single' | 'multiple';
  readonly ids: readonly string[];
  readonly onIdsChange: (ids: readonly string[]) => void;
  /** Shows what is chosen, after the text, which Tab reaches first. */
  readonly chosenPart?: ComponentType<ChosenOptionsProps>;
}

/** A combo box for one choice or several. */
export function ComboBoxField({
  label,
  description,
  errorMessage,
  options,
  onSearch,
  isLoading = false,
  searchErrorMessage,
  emptyText,
  placeholder,
  mode,
  ids,
  onIdsChange,
  chosenPart: ChosenPart,
  ref,
  ...rest
}: ComboBoxFieldProps) {
  const texts = { label, ...(description && { description }), ...(errorMessage && { errorMessage }) };
  const isHidden = isLoading || searchErrorMessage !== undefined;
  const { chosen, finding } = useOptions(options, onSearch, ids, isHidden);
  // React Aria takes another list for another choice, and clears what was typed.
  const keys = useMemo(() => chosen.map(({ id }) => id), [chosen]);
  return (
    <Root
      {...rest}
      {...finding}
      allowsEmptyCollection
      selectionMode={mode}
      value={mode === 'multiple' ? keys : (keys[0] ?? null)}
      onChange={(value) => onIdsChange([value ?? []].flat().map(String))}
    >
      <Field {...texts}>
        <ComboBoxControl placeholder={placeholder} ref={ref} />
        {ChosenPart && (
          <ChosenPart
            options={chosen}
            onRemove={
              rest.isDisabled || rest.isReadOnly ? undefined : (id) => onIdsChange(ids.filter((one) => one !== id))
            }
          />
        )}
      </Field>
      <ComboBoxList isLoading={isLoading} searchErrorMessage={searchErrorMessage} emptyText={emptyText} />
    </Root>
  );
}
