import { Check } from 'lucide-react';
import type { AppOpenedProps } from '../Popover/Popover.tsx';
import { List, Option, Options } from './SelectList.styles.ts';

/** An option of a `Select` or a `SegmentedControl`. */
export interface SelectOption {
  readonly id: string;
  readonly label: string;
}

interface SelectListProps extends Required<AppOpenedProps> {
  readonly labelId: string;
  readonly options: readonly SelectOption[];
  readonly selectedKey: string | null;
  readonly onSelectionChange: (id: string) => void;
}

/** What a `Select` opens. */
export function SelectList({ labelId, options, selectedKey, onSelectionChange, ...opened }: SelectListProps) {
  return (
    <List {...opened} aria-labelledby={labelId} placement="bottom start">
      <Options
        aria-labelledby={labelId}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- A list that a person opened takes the focus.
        autoFocus
        selectionMode="single"
        // Escape closes the list, and a press on the chosen option closes it too.
        escapeKeyBehavior="none"
        selectedKeys={selectedKey === null ? [] : [selectedKey]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          opened.onOpenChange(false);
          if (key !== undefined && key !== selectedKey) onSelectionChange(String(key));
        }}
      >
        {options.map(({ id, label }) => (
          <Option key={id} id={id} textValue={label}>
            {label}
            <Check aria-hidden />
          </Option>
        ))}
      </Options>
    </List>
  );
}
