import { createContext, useContext, useId, useLayoutEffect, useState, type RefObject } from 'react';
import { FormContext, useSlottedContext } from 'react-aria-components';

/** What is wrong with a field, for the summary of its form. */
export interface FieldProblem {
  /** Distinguishes two fields with one label. */
  readonly id: string;
  readonly label: string;
  readonly message: string;
  /** The element around the field. */
  readonly field: HTMLElement;
}

/** How a field reports to its form what is wrong with it; null once nothing is. */
export const FieldProblemContext = createContext<((id: string, problem: FieldProblem | null) => void) | null>(null);

/**
 * Reports to the form around a field what is wrong with it.
 * @param part an element directly in the field, such as its label.
 * @param message empty if nothing is wrong.
 */
export function useFieldProblem(part: RefObject<HTMLElement | null>, label: string, message: string) {
  const report = useContext(FieldProblemContext);
  const id = useId();
  // A layout effect: the form lists what is wrong before the focus moves there.
  useLayoutEffect(() => {
    const field = part.current?.parentElement;
    if (!report || !field || message === '') return undefined;
    report(id, { id, label, message, field });
    return () => report(id, null);
  }, [report, id, part, label, message]);
}

/** Returns the validation behavior of a field: its own, or that of its form. With `native`, the browser does not submit an invalid form. */
export function useValidationBehavior(own: 'native' | 'aria' | undefined): 'native' | 'aria' {
  const form = useSlottedContext(FormContext);
  return own ?? form?.validationBehavior ?? 'native';
}

/** Returns what the server said about a field that React Aria does not draw, until its value changes; empty if it said nothing. */
export function useServerError(name: string | undefined, value: unknown): string {
  const errors = useSlottedContext(FormContext)?.validationErrors;
  const [seen, setSeen] = useState({ errors, value });
  if (errors !== seen.errors) setSeen({ errors, value });
  const isOld = errors === seen.errors && value !== seen.value;
  return name === undefined || isOld ? '' : [errors?.[name] ?? []].flat().join(' ');
}
