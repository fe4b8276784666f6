import { useCallback, useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { FieldProblemContext, type FieldProblem } from '../Field/fieldProblems.ts';
import { useSharedRef } from '../refs/useSharedRef.ts';
import { Actions, Root } from './Form.styles.ts';
import { FormSummary, type FormFaults } from './FormSummary.tsx';
import { useChangedValues } from './useChangedValues.ts';
import { useMovedPress } from './useMovedPress.ts';

/** What the server says is wrong, by the name of the field. What it says under any other name is shown above the fields. */
export type FormErrors = Readonly<Record<string, string>>;

/** The app sends what was typed, and passes on what the server says about it. */
export interface FormProps extends ElementProps<HTMLFormElement> {
  /**
   * Sends the form. Called with the values of all fields that have a `name`, once every field is valid. Resolves with null if they were taken, else with
   * what is wrong. Until then the form cannot be sent again.
   */
  readonly onSubmit: (data: FormData) => Promise<FormErrors | null>;
  /** Called with the values of all fields that have a `name`, whenever one has changed: for a draft. */
  readonly onChange?: (data: FormData) => void;
  /** What the server has said about an earlier attempt, whose values the fields begin with. */
  readonly firstErrors?: FormErrors | undefined;
  /** The text of the button that sends the form: what it does, as a verb. */
  readonly submitLabel: string;
  /** Further buttons, after the one that sends. */
  readonly actions?: ReactNode;
  /** The fields, from the first to the last. */
  readonly children: ReactNode;
}

const noErrors: FormErrors = {};

/**
 * Fields that are sent as a whole. If something is wrong, a list above the fields takes the focus; each of its entries leads to a field. What takes effect at
 * once needs no form.
 */
export function Form({
  onSubmit,
  onChange,
  firstErrors = noErrors,
  submitLabel,
  actions,
  children,
  ref,
  ...rest
}: FormProps) {
  const [errors, setErrors] = useState(firstErrors);
  const [known, setKnown] = useState<ReadonlyMap<string, FieldProblem>>(new Map());
  /** What the server said of the failed attempt that is shown; nothing if it was not asked. Each attempt has an object of its own. */
  const [attempt, setAttempt] = useState(firstErrors === noErrors ? null : firstErrors);
  const [kept, setKept] = useState<{ readonly attempt: typeof attempt; readonly faults: FormFaults } | null>(null);
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const watching = useChangedValues(form, onChange);
  useMovedPress(form);

  const report = useCallback((id: string, problem: FieldProblem | null) => {
    setKnown((before) => {
      const after = new Map(before);
      if (problem) after.set(id, problem);
      else after.delete(id);
      return after;
    });
  }, []);

  // The list stays as it is from the moment in which a person goes on: it would move the fields below it.
  const isKept = kept !== null && kept.attempt === attempt;
  const faults = isKept ? kept.faults : faultsOf([...known.values()], attempt ?? noErrors);
  const isShown = attempt !== null && faults.problems.length + faults.others.length > 0;
  useEffect(() => {
    if (isShown && !isKept) summary.current?.focus();
  }, [isShown, isKept]);
  const keep = useEffectEvent(({ target }: FocusEvent) => {
    if (isShown && !(target instanceof Node && summary.current?.contains(target))) setKept({ attempt, faults });
  });
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('focusin', keep);
    return () => element?.removeEventListener('focusin', keep);
  }, []);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setAttempt(null);
    try {
      const found = await onSubmit(new FormData(event.currentTarget));
      setErrors(found ?? noErrors);
      setAttempt(found && { ...found });
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };

  return (
    <FieldProblemContext value={report}>
      <Root
        {...rest}
        {...watching}
        ref={useSharedRef(form, ref)}
        validationErrors={errors}
        onSubmit={(event) => void send(event)}
        onInvalid={(event) => {
          // The list takes the focus, and not the first of the fields.
          event.preventDefault();
          setAttempt({});
        }}
      >
        {isShown && <FormSummary ref={summary} {...faults} />}
        {children}
        <Actions>
          <Button type="submit" variant="primary" isPending={isPending}>
            {submitLabel}
          </Button>
          {actions}
        </Actions>
      </Root>
    </FieldProblemContext>
  );
}

function faultsOf(problems: readonly FieldProblem[], errors: FormErrors): FormFaults {
  const isOfNoField = (text: string) => !problems.some(({ message }) => message.includes(text));
  return {
    problems: problems.toSorted((one, other) =>
      one.field.compareDocumentPosition(other.field) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    ),
    others: Object.values(errors).filter(isOfNoField),
  };
}
