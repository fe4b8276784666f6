import type { ReactNode } from 'react';
import { FieldDescription, FieldError, FieldLabel } from './Field.styles.ts';

/** The texts around a control. Every field of the kit has them. */
export interface FieldTexts {
  /** The label of the control. */
  readonly label: string;
  /** A hint that stays in view. Screen readers read it with the control. */
  readonly description?: string;
  /** The error and how to correct it. It is shown only if the field is invalid. */
  readonly errorMessage?: string;
}

/** Puts a control between its label and its description and error. React Aria connects them. */
export function Field({ label, description, errorMessage, children }: FieldTexts & { readonly children: ReactNode }) {
  return (
    <>
      <FieldLabel>{label}</FieldLabel>
      {children}
      {description !== undefined && <FieldDescription slot="description">{description}</FieldDescription>}
      <FieldError>{errorMessage}</FieldError>
    </>
  );
}
