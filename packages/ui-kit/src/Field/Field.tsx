import type { ReactNode } from 'react';
import { FieldDescription, FieldError, FieldLabel } from './Field.styles.ts';

/** The texts around a control, which every field of the kit takes. */
export interface FieldTexts {
  /** What is asked for. */
  readonly label: string;
  /** A hint that stays in view; it is read with the control. */
  readonly description?: string;
  /** What is wrong and how to mend it; shown when the field is invalid. */
  readonly errorMessage?: string;
}

/** Puts a control between its label and its description and error, which React Aria ties to it. */
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
