import { useContext, useRef, type ReactNode } from 'react';
import { FieldErrorContext, type ValidationResult } from 'react-aria-components';
import { requiredMessages } from '../languages/en/required.ts';
import { useMessages } from '../theme/KitContext.ts';
import { FieldDescription, FieldError, FieldLabel, LabelRow, RequiredMark } from './Field.styles.ts';
import { useFieldProblem } from './fieldProblems.ts';

/** The texts around a control. Every field of the kit has them. */
export interface FieldTexts {
  /** The label of the control. */
  readonly label: string;
  /** A hint that stays in view. Screen readers read it with the control. */
  readonly description?: string;
  /** The error and how to correct it. It is shown only if the field is invalid. What `validate` or the server says takes its place. */
  readonly errorMessage?: string;
}

/** The texts as a field has taken them from its properties. An empty one counts as none. */
type FieldProps = Pick<FieldTexts, 'label'> &
  Readonly<Record<'description' | 'errorMessage', string | undefined>> & { readonly children: ReactNode };

/** Puts a control between its label and its description and error. React Aria connects them. */
export function Field({ label, description, errorMessage, children }: FieldProps) {
  const { fieldRequired } = useMessages(requiredMessages);
  const validation = useContext(FieldErrorContext);
  const labelRow = useRef<HTMLDivElement>(null);
  const error = validation?.isInvalid ? errorOf(validation, errorMessage, fieldRequired) : '';
  useFieldProblem(labelRow, label, error);
  return (
    <>
      <LabelRow ref={labelRow}>
        <FieldLabel>{label}</FieldLabel>
        <RequiredMark aria-hidden />
      </LabelRow>
      {children}
      {description && <FieldDescription slot="description">{description}</FieldDescription>}
      <FieldError>{error}</FieldError>
    </>
  );
}

/** The browser's own text comes last: it is in the language of the browser. */
function errorOf(
  { validationDetails: { customError, valueMissing }, validationErrors }: ValidationResult,
  errorMessage: string | undefined,
  fieldRequired: string,
): string {
  const found = validationErrors.join(' ');
  if (customError && found !== '') return found;
  return errorMessage || (valueMissing ? fieldRequired : found);
}

interface SentValueProps {
  readonly name: string | undefined;
  readonly form: string | undefined;
  readonly isDisabled: boolean | undefined;
  readonly value: string | number;
}

/** What a form gets of a field whose own input shows or checks something else. */
export const SentValue = ({ name, form, isDisabled, value }: SentValueProps) =>
  name !== undefined && <input type="hidden" name={name} form={form} value={value} disabled={isDisabled} />;
