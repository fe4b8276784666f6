import type { SelectOption } from '../Select/SelectList.tsx';
import { ComboBoxField, type ComboBoxBase } from './ComboBoxField.tsx';

/** The app holds the selection, which may be empty. */
export interface ComboBoxProps extends ComboBoxBase {
  /** The options, or those that `onSearch` found. A chosen one must have been among them once, so that its label is known. */
  readonly options: readonly SelectOption[];
  /** The id of the chosen option; null if no option is chosen. */
  readonly selectedKey: string | null;
  /** Called with the id of the newly chosen option, and with null once the text is emptied. */
  readonly onSelectionChange: (id: string | null) => void;
}

/** A choice among many options, which are found by typing. For few use `Select`, for several choices `MultiComboBox`. */
export function ComboBox({ selectedKey, onSelectionChange, ...rest }: ComboBoxProps) {
  return (
    <ComboBoxField
      {...rest}
      mode="single"
      ids={selectedKey === null ? [] : [selectedKey]}
      onIdsChange={([id = null]) => {
        if (id !== selectedKey) onSelectionChange(id);
      }}
    />
  );
}
