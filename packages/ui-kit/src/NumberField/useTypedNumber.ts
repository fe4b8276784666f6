import { useState } from 'react';
import {
  useNumberFieldState,
  type NumberFieldState,
  type NumberFieldStateOptions,
} from 'react-stately/useNumberFieldState';
import { digitsOf } from '../languages/digits.ts';
import { numberMessages } from '../languages/en/numbers.ts';
import { useMessages } from '../theme/KitContext.ts';
import { readNumber } from './readNumber.ts';

/** What a person has typed, and the numbers that the app may hold while it stands there: the one before, and the one that was read. */
interface Typed {
  readonly text: string;
  readonly numbers: readonly number[];
  /** Whether the field has reported what is wrong with it. */
  readonly isCommitted: boolean;
}

/**
 * The state of React Aria's number field, with one difference: what is typed stays as it is typed if it is no number that the field takes, and is an
 * error. React Aria itself leaves out characters and groups, rounds, and moves into the bounds.
 */
export function useTypedNumber(options: NumberFieldStateOptions): NumberFieldState {
  const { locale, formatOptions, minValue, maxValue, step, onChange } = options;
  const messages = useMessages(numberMessages);
  const [held, setHeld] = useState(options.defaultValue ?? NaN);
  const [lastTyped, setTyped] = useState<Typed | null>(null);
  // React Aria also takes null for an empty field.
  const value = options.value === undefined ? held : ((options.value as number | null) ?? NaN);
  const typed = lastTyped?.numbers.some((number) => Object.is(number, value)) ? lastTyped : null;

  const format = (number: number, like = '') =>
    Number.isNaN(number)
      ? ''
      : new Intl.NumberFormat(locale, {
          ...formatOptions,
          ...(/\p{Nd}/u.test(like) && { numberingSystem: digitsOf(like) }),
        }).format(number);
  const read = (text: string) => {
    const plain = readNumber(text, locale, formatOptions);
    const number =
      plain === null || plain === '' ? NaN : Number(`${plain}${formatOptions?.style === 'percent' ? 'e-2' : ''}`);
    return { plain, number };
  };
  /** What is wrong with a text of which the field would write less than was typed. */
  const problemOfText = (text: string): string | null => {
    const { plain, number } = read(text);
    if (plain === null) return messages.numberUnclear(format(formatOptions?.style === 'percent' ? 0.15 : 15));
    if (plain === '' || read(format(number)).plain === plain) return null;
    const decimals = new Intl.NumberFormat(locale, formatOptions).resolvedOptions().maximumFractionDigits ?? 0;
    if ((plain.split('.')[1] ?? '').length <= decimals) return messages.numberTooLong;
    return decimals === 0 ? messages.numberWhole : messages.numberDecimals(decimals);
  };
  const problemOf = (number: number): string | null => {
    if (minValue !== undefined && number < minValue) return messages.numberTooSmall(format(minValue));
    if (maxValue !== undefined && number > maxValue) return messages.numberTooLarge(format(maxValue));
    const steps = step === undefined ? 0 : (number - (minValue ?? 0)) / step;
    return step !== undefined && Math.abs(steps - Math.round(steps)) > 1e-6 ? messages.numberStep(format(step)) : null;
  };
  const number = typed ? read(typed.text).number : value;
  const problem = (typed && problemOfText(typed.text)) ?? problemOf(number);

  const state = useNumberFieldState({
    ...options,
    value,
    onChange: (next) => {
      setHeld(next);
      onChange?.(next);
    },
    commitBehavior: 'validate',
    validate: (current) => problem ?? options.validate?.(current),
  });
  const set = (next: number, like = '') => {
    setTyped(null);
    state.setNumberValue(next);
    // The app may hold another one.
    state.setInputValue(format(options.value === undefined ? next : value, like));
  };
  const type = (text: string, isCommitted = false) => {
    const next = read(text).number;
    setTyped({ text, numbers: [value, next], isCommitted });
    // React Aria counts from it.
    state.setInputValue(format(next, text));
    return next;
  };
  const instead = (count: () => void) => () => {
    setTyped(null);
    count();
  };
  return {
    ...state,
    inputValue: typed ? typed.text : state.inputValue,
    numberValue: number,
    validate: () => true,
    setInputValue: (text) => type(text),
    setNumberValue: set,
    increment: instead(() => state.increment()),
    decrement: instead(() => state.decrement()),
    incrementToMax: instead(() => state.incrementToMax()),
    decrementToMin: instead(() => state.decrementToMin()),
    commit: (text = typed?.text) => {
      // What the server said of it stays.
      if (text === undefined || (typed?.isCommitted === true && text === typed.text)) return;
      const next = type(text, true);
      if (problemOfText(text) === null && problemOf(next) === null) set(next, text);
      else state.setNumberValue(next);
      state.commitValidation();
    },
  };
}
