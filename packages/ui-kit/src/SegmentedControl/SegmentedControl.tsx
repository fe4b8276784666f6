import type { ElementProps } from '../element/ElementProps.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import type { SelectOption } from '../Select/SelectList.tsx';
import { Root, Segment, Track } from './SegmentedControl.styles.ts';

/** The app holds the selection, which is never empty. */
export interface SegmentedControlProps<Id extends string = string> extends ElementProps<HTMLDivElement>, FieldTexts {
  /** Two to four options with short labels. */
  readonly options: readonly (SelectOption & { readonly id: Id })[];
  /** The id of the chosen option. */
  readonly selectedKey: Id;
  /** Called with the id of the newly chosen option. */
  readonly onSelectionChange: (id: Id) => void;
  /** Marks the selection as invalid. `errorMessage` gives the reason. */
  readonly isInvalid?: boolean;
  readonly isDisabled?: boolean;
}

/**
 * A choice among a few options that are always in view and take effect at once. For more or longer options, use
 * `Select`.
 */
export function SegmentedControl<Id extends string>({
  label,
  description,
  errorMessage,
  options,
  selectedKey,
  onSelectionChange,
  ...rest
}: SegmentedControlProps<Id>) {
  return (
    <Root
      {...rest}
      value={selectedKey}
      orientation="horizontal"
      onChange={(chosen) => {
        const option = options.find(({ id }) => id === chosen);
        if (option) onSelectionChange(option.id);
      }}
    >
      <Field {...{ label, description, errorMessage }}>
        <Track>
          {options.map(({ id, label }) => (
            <Segment key={id} value={id}>
              {label}
            </Segment>
          ))}
        </Track>
      </Field>
    </Root>
  );
}
