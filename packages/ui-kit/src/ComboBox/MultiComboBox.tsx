import { ButtonContext } from 'react-aria-components';
import { Chip } from '../Chip/Chip.tsx';
import type { SelectOption } from '../Select/SelectList.tsx';
import { Chosen, ChosenText } from './ComboBox.styles.ts';
import { ComboBoxField, type ChosenOptionsProps, type ComboBoxBase } from './ComboBoxField.tsx';

/** The app holds the selection, which may be empty. */
export interface MultiComboBoxProps extends ComboBoxBase {
  /** The options, or those that `onSearch` found. A chosen one must have been among them once, so that its label is known. */
  readonly options: readonly SelectOption[];
  /** The ids of the chosen options, in the order in which they were chosen. */
  readonly selectedKeys: readonly string[];
  /** Called with the ids of all chosen options. */
  readonly onSelectionChange: (ids: readonly string[]) => void;
}

/** Any number of choices among many options, which are found by typing. Each choice can be removed. For a few use `CheckboxGroup`. */
export function MultiComboBox({ selectedKeys, onSelectionChange, ...rest }: MultiComboBoxProps) {
  return (
    <ComboBoxField
      {...rest}
      mode="multiple"
      ids={selectedKeys}
      onIdsChange={onSelectionChange}
      chosenPart={ChosenOptions}
      onKeyDown={({ key, target }) => {
        const isEmpty = target instanceof HTMLInputElement && target.value === '';
        if (key === 'Backspace' && isEmpty && selectedKeys.length > 0) onSelectionChange(selectedKeys.slice(0, -1));
      }}
    />
  );
}

function ChosenOptions({ options, onRemove }: ChosenOptionsProps) {
  if (options.length === 0) return null;
  return (
    // The buttons of the chips do not open the list.
    <ButtonContext value={null}>
      <ChosenText />
      <Chosen role="list">
        {options.map(({ id, label }) => (
          <li key={id}>
            <Chip {...(onRemove && { onDismiss: () => onRemove(id) })}>{label}</Chip>
          </li>
        ))}
      </Chosen>
    </ButtonContext>
  );
}
