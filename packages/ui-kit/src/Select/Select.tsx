import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import type { FieldTexts } from '../Field/Field.tsx';
import {
  FieldDescription,
  FieldErrorText,
  FieldLabel,
  FieldRoot,
  LabelRow,
  RequiredMark,
} from '../Field/Field.styles.ts';
import { useFieldProblem, useServerError } from '../Field/fieldProblems.ts';
import { readKeyPress } from '../keys/readKeyPress.ts';
import { requiredMessages } from '../languages/en/required.ts';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
import type { SelectOption } from './SelectList.tsx';
import { useMessages } from '../theme/KitContext.ts';
import { Trigger, Value } from './Select.styles.ts';

/** The app holds the selection, which may be empty. */
export interface SelectProps extends ElementProps<HTMLDivElement>, FieldTexts {
  readonly options: readonly SelectOption[];
  /** The id of the chosen option; null if no option is chosen. */
  readonly selectedKey: string | null;
  /** Called with the id of the newly chosen option. */
  readonly onSelectionChange: (id: string) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  /** Marks the selection, or the missing one, as invalid. `errorMessage` gives the reason. */
  readonly isInvalid?: boolean;
  /** A form is not sent until an option is chosen. The field needs a `name` for it. */
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** The name under which a form sends the id of the option, and under which the server says what is wrong with it. */
  readonly name?: string;
}

const list = lazyPart(async () => (await import('./SelectList.tsx')).SelectList);
const openingKeys: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Alt+ArrowDown', 'Alt+ArrowUp']);

/**
 * A choice among options in a list that opens on a press. The list is loaded when it is first opened, or when the pointer is over the
 * button. For two to four short options, use `SegmentedControl`.
 */
export function Select({
  options,
  selectedKey,
  onSelectionChange,
  label,
  description,
  errorMessage,
  placeholder = '',
  isInvalid: isMarkedInvalid = false,
  isRequired = false,
  isDisabled = false,
  name,
  className,
  ref,
  ...rest
}: SelectProps) {
  const { fieldRequired } = useMessages(requiredMessages);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isMissed, setMissed] = useState(false);
  const serverError = useServerError(name, selectedKey);
  /** Undefined until the first press. */
  const [isOpen, setOpen] = useState<boolean>();
  const id = useId();
  const ids = { label: `${id}-label`, value: `${id}-value`, description: `${id}-description`, error: `${id}-error` };
  const { root, button } = splitAttributes(rest);
  const shown = options.find((option) => option.id === selectedKey)?.label;
  const isMissing = isMissed && selectedKey === null;
  const isInvalid = isMarkedInvalid || isMissing || serverError !== '';
  const error = isInvalid ? serverError || (errorMessage ?? (isMissing ? fieldRequired : '')) : '';
  useFieldProblem(trigger, label, error);
  const describedBy = [description !== undefined && ids.description, error !== '' && ids.error]
    .filter(Boolean)
    .join(' ');

  return (
    <FieldRoot
      {...root}
      ref={ref}
      className={className}
      data-invalid={isInvalid || undefined}
      data-required={isRequired || undefined}
    >
      <LabelRow>
        <FieldLabel id={ids.label} elementType="span" onClick={() => trigger.current?.focus()}>
          {label}
        </FieldLabel>
        <RequiredMark aria-hidden />
      </LabelRow>
      <Trigger
        {...button}
        ref={trigger}
        isDisabled={isDisabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen === true}
        aria-labelledby={`${ids.value} ${ids.label}`}
        {...(describedBy !== '' && { 'aria-describedby': describedBy })}
        onPress={() => setOpen(true)}
        onHoverStart={list.preload}
        onKeyDown={(event) => {
          if (openingKeys.has(readKeyPress(event).key)) setOpen(true);
          else event.continuePropagation();
        }}
      >
        <Value id={ids.value} dir="auto" data-placeholder={shown === undefined || undefined}>
          {shown ?? placeholder}
        </Value>
        <ChevronDown aria-hidden />
      </Trigger>
      {description !== undefined && <FieldDescription id={ids.description}>{description}</FieldDescription>}
      {error !== '' && <FieldErrorText id={ids.error}>{error}</FieldErrorText>}
      {name !== undefined && (
        // Unlike a field of the type `hidden`, it can be required.
        <input
          hidden
          name={name}
          value={selectedKey ?? ''}
          required={isRequired}
          disabled={isDisabled}
          onChange={() => undefined}
          onInvalid={() => setMissed(true)}
        />
      )}
      {isOpen !== undefined && (
        <list.Part
          props={{
            labelId: ids.label,
            options,
            selectedKey,
            onSelectionChange,
            triggerRef: trigger,
            isOpen,
            onOpenChange: setOpen,
          }}
          // The list is loaded again at the next press.
          onFailure={() => setOpen(undefined)}
        />
      )}
    </FieldRoot>
  );
}

/** The id and what is said about the control belong to the button, all else to the field. */
function splitAttributes(attributes: object) {
  const isOfButton = ([name]: [string, unknown]) => name === 'id' || name.startsWith('aria-');
  const entries = Object.entries(attributes);
  return {
    button: Object.fromEntries(entries.filter(isOfButton)),
    root: Object.fromEntries(entries.filter((entry) => !isOfButton(entry))),
  };
}
