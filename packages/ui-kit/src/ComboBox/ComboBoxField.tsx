import { ChevronDown } from 'lucide-react';
import { useMemo, type ComponentType } from 'react';
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components';
import type { ElementProps, KitNames } from '../element/ElementProps.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { FieldButton, FieldGroup, GroupInput } from '../Field/FieldGroup.styles.ts';
import type { SelectOption } from '../Select/SelectList.tsx';
import { ComboBoxList, type ComboBoxStates } from './ComboBoxList.tsx';
import { Root } from './ComboBox.styles.ts';
import { useOptions } from './useOptions.ts';

/** What both combo boxes take of React Aria's combo box, and what they add. */
export interface ComboBoxBase
  extends
    Omit<
      AriaComboBoxProps<SelectOption>,
      | keyof FieldTexts
      | KitNames
      | 'allowsCustomValue'
      | 'allowsEmptyCollection'
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
      | 'selectedKey'
      | 'selectionMode'
      | 'validate'
      | 'value'
    >,
    ComboBoxStates,
    ElementProps<HTMLInputElement>,
    FieldTexts {
  /** Called with the text while a person types. The app then finds the options; without it, the field finds them by their labels. */
  readonly onSearch?: (text: string) => void;
  /** An example of what can be typed. */
  readonly placeholder?: string;
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
      <Field {...{ label, description, errorMessage }}>
        <FieldGroup>
          <GroupInput ref={ref} dir="auto" {...(placeholder !== undefined && { placeholder })} />
          {/* React Aria names it. */}
          <FieldButton>
            <ChevronDown aria-hidden />
          </FieldButton>
        </FieldGroup>
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
