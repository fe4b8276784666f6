import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { List, Option, Options } from './SelectList.styles.ts';

/** An option of a `Select` or a `SegmentedControl`. */
export interface SelectOption {
  readonly id: string;
  readonly label: string;
}

interface SelectListProps {
  readonly labelId: string;
  readonly options: readonly SelectOption[];
  readonly selectedKey: string | null;
  readonly onSelectionChange: (id: string) => void;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** A list that a person opened takes the focus. */
const focused = { autoFocus: true } as const;

/** What a `Select` opens. */
export function SelectList({
  labelId,
  options,
  selectedKey,
  onSelectionChange,
  triggerRef,
  isOpen,
  onOpenChange,
}: SelectListProps) {
  return (
    <List
      aria-labelledby={labelId}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom start"
    >
      <Options
        aria-labelledby={labelId}
        {...focused}
        selectionMode="single"
        // Escape closes the list, and a press on the chosen option closes it too.
        escapeKeyBehavior="none"
        selectedKeys={selectedKey === null ? [] : [selectedKey]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          onOpenChange(false);
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
