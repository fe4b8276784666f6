import { createContext, useEffect, useEffectEvent, useMemo, useRef, useState, type FocusEvent } from 'react';
import { privateValidationStateProp, useFormValidationState } from 'react-stately/private/form/useFormValidationState';
import { useValidationBehavior } from '../Field/fieldProblems.ts';
import type { Years } from './readDateText.ts';

/** What is wrong with the parts of a date or a time, of which React Aria knows no value. */
export type PartsProblem = 'incomplete' | 'impossible' | 'unclear';

/** How the parts of a field speak with it. */
export interface DateGuard {
  /** @param slot the start or the end of a period */
  readonly report: (slot: string, problem: PartsProblem | null) => void;
  /** Called when a person changes a part, with whether what was typed or pasted cannot be read. */
  readonly edit: (isUnclear: boolean) => void;
  /** Called when the focus leaves a part, with whether it goes to another one of the field. */
  readonly leave: (isInField: boolean) => void;
  /** All that was typed into a date or a time from its first part on, by its slot; null once a person goes back. */
  readonly typed: Map<string, string | null>;
  readonly years: Years;
}

export const DateGuardContext = createContext<DateGuard | null>(null);

/** A value of React Aria, and what the app has for it: a text, or the texts of a period. */
interface Guarded<Value, Written> {
  readonly value: Written | null | undefined;
  readonly defaultValue: Written | null | undefined;
  readonly onChange: ((value: Written | null) => void) | undefined;
  readonly validate: ((value: Written) => string | null) | undefined;
  readonly read: (value: Written | null) => Value | null;
  readonly write: (value: Value) => Written;
  /** Whether a value is one on the way to another, such as the year 20 to 2026. */
  readonly isUnfinished: (value: Value) => boolean;
  readonly problemOf: (value: Value) => string | null;
  readonly texts: Readonly<Record<PartsProblem, string>>;
  readonly years: Years;
}

/** Properties of a field of React Aria that decide about its errors. */
export interface FieldOptions {
  readonly name?: string | string[] | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly validationBehavior?: 'native' | 'aria' | undefined;
  readonly onBlur?: ((event: FocusEvent) => void) | undefined;
}

/**
 * Keeps what a field of React Aria shows apart from what its app and its form get: nothing while a part is missing or makes no date, where React Aria
 * would keep the value before, or the nearest that there is. What is wrong stands there as it was typed, with an error.
 */
export function useGuardedValue<Value extends object, Written>(
  { read, write, isUnfinished, problemOf, texts, onChange, validate, years, ...given }: Guarded<Value, Written>,
  { name, isInvalid, validationBehavior, onBlur }: FieldOptions,
) {
  const key = (value: Value | null) => (value === null ? '' : JSON.stringify(write(value)));
  const [held, setHeld] = useState(() => read(given.defaultValue ?? null));
  const value = given.value === undefined ? held : read(given.value);
  const [seen, setSeen] = useState(value);
  const [shown, setShown] = useState(value);
  const [reported, setReported] = useState(value);
  const [parts, setParts] = useState<Readonly<Record<string, PartsProblem | null>>>({});
  const [isUnclear, setUnclear] = useState(false);

  const partsProblem = isUnclear ? 'unclear' : (Object.values(parts).find((problem) => problem !== null) ?? null);
  const sent = partsProblem === null && shown !== null && !isUnfinished(shown) ? shown : null;
  const isRefused = partsProblem === null && key(sent) === key(reported) && key(value) !== key(reported);
  if (key(value) !== key(seen) || isRefused) {
    setSeen(value);
    if (key(value) !== key(reported)) {
      setShown(value);
      setReported(value);
      setUnclear(false);
    }
  }
  const report = useEffectEvent(() => {
    setReported(sent);
    setHeld(sent);
    onChange?.(sent && write(sent));
  });
  const [sentKey, reportedKey] = [key(sent), key(reported)];
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the parts, once they are drawn, tell whether there is a date.
    if (sentKey !== reportedKey) report();
  }, [sentKey, reportedKey]);

  const problem = partsProblem ? texts[partsProblem] : shown && problemOf(shown);
  const validation = useFormValidationState({
    ...(name !== undefined && { name }),
    ...(isInvalid !== undefined && { isInvalid }),
    validationBehavior: useValidationBehavior(validationBehavior),
    value: problem === null ? sent : {},
    validate: () => problem ?? (sent && validate?.(write(sent))),
  });
  const isInField = useRef(false);
  /** Whether what is wrong may have changed since it was last shown. */
  const isDue = useRef(false);
  const complain = useEffectEvent(() => {
    isDue.current = true;
    validation.commitValidation();
  });
  useEffect(() => {
    if (isUnclear) complain();
  }, [isUnclear]);
  const { first, last } = years;
  const guard = useMemo<DateGuard>(
    () => ({
      report: (slot, found) => setParts((before) => (before[slot] === found ? before : { ...before, [slot]: found })),
      edit: setUnclear,
      leave: (isStill) => {
        isInField.current = isStill;
      },
      typed: new Map(),
      years: { first, last },
    }),
    [first, last],
  );
  const guarded = {
    value: shown,
    onChange: (next: Value | null) => {
      setUnclear(false);
      setShown(next);
    },
    onBlur: (event: FocusEvent) => {
      if (problem !== null || isDue.current) validation.commitValidation();
      isDue.current = problem !== null;
      onBlur?.(event);
    },
    [privateValidationStateProp]: {
      ...validation,
      commitValidation: () => {
        // Between the two dates of a period, the second is still missing.
        if (isInField.current) isDue.current = true;
        else validation.commitValidation();
      },
    },
  };
  return { guard, guarded, sent: sent && write(sent) };
}
