import { createCalendar, parseDate, toCalendar, type CalendarDate, type DateValue } from '@internationalized/date';
import { useMemo } from 'react';
import type { KitNames } from '../element/ElementProps.ts';
import { dateMessages } from '../languages/en/dates.ts';
import { useMessages } from '../theme/KitContext.ts';
import { useCalendarLocale, type CalendarName } from './InCalendar.tsx';
import { yearNow } from './readDateText.ts';
import { useGuardedValue, type FieldOptions } from './useGuardedValue.ts';

/** Dates that a person may choose, and the calendar that shows them. */
export interface DateLimits {
  /** The first date, as ISO 8601. @default 1900-01-01 */
  readonly minValue?: string;
  /** The last date, as ISO 8601. */
  readonly maxValue?: string;
  /** Decides which dates between the limits cannot be chosen. */
  readonly isDateUnavailable?: (date: string) => boolean;
  /** The calendar in which dates are shown and typed. @default the calendar of the language */
  readonly calendar?: CalendarName;
}

/** The value of a field for one date: ISO 8601, such as `2024-10-25`, whatever the calendar. Null if there is none. */
export interface DateValueProps extends DateLimits {
  /** The date, if the app holds it. */
  readonly value?: string | null;
  /** The first date, if the field holds it. */
  readonly defaultValue?: string | null;
  /** Called with each whole date, and with null once there is none: the field is empty, a part is missing, or there is no such day. */
  readonly onChange?: (date: string | null) => void;
  /** Returns what is wrong with a date and what to do; null if nothing is. */
  readonly validate?: (date: string) => string | null;
}

/** The names of React Aria's properties that are dates, or that a field of the kit decides. */
export type DateNames =
  | keyof DateValueProps
  | KitNames
  | 'createCalendar'
  | 'granularity'
  | 'hideTimeZone'
  | 'hourCycle'
  | 'placeholderValue'
  | 'slot';

/** Reads a date of the app. It throws if the text is no date. */
export const readDate = (date: string | null) => (date === null || date === '' ? null : parseDate(date));

/** Properties that a component has taken apart, of which each may be missing. */
type Taken<Props> = { readonly [Name in keyof Props]: Props[Name] | undefined };

const firstOfAll = /*#__PURE__*/ parseDate('1900-01-01');

/** Turns the limits of the app into those of React Aria, and says what is wrong with a date by them. */
export function useDateLimits({ minValue, maxValue, isDateUnavailable, calendar }: Taken<DateLimits>) {
  const messages = useMessages(dateMessages);
  const locale = useCalendarLocale(calendar);
  const limits = useMemo(
    () => ({
      minValue: minValue === undefined ? firstOfAll : parseDate(minValue),
      ...(maxValue !== undefined && { maxValue: parseDate(maxValue) }),
      ...(isDateUnavailable && { isDateUnavailable: (date: DateValue) => isDateUnavailable(date.toString()) }),
    }),
    [minValue, maxValue, isDateUnavailable],
  );
  const ofField = useMemo(
    () => createCalendar(new Intl.DateTimeFormat(locale).resolvedOptions().calendar as 'gregory'), // It takes every name of `Intl`.
    [locale],
  );
  const yearOf = (date: DateValue) => toCalendar(date, ofField).year;
  const { minValue: first, maxValue: last } = limits;
  const write = (date: CalendarDate) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(date.toDate('UTC'));
  const isUnfinished = (date: DateValue) => yearOf(date) < 1000 && yearOf(first) >= 1000 && yearNow(ofField) >= 1000;
  return {
    limits,
    messages,
    isUnfinished,
    years: { first: minValue === undefined ? undefined : yearOf(first), last: last && yearOf(last) },
    problemOf: (date: DateValue): string | null => {
      if (isUnfinished(date)) return messages.yearShort;
      if (date.compare(first) < 0) return messages.dateTooEarly(write(first));
      if (last && date.compare(last) > 0) return messages.dateTooLate(write(last));
      return isDateUnavailable?.(date.toString()) === true ? messages.dateUnavailable : null;
    },
  };
}

interface FieldProps extends FieldOptions {
  readonly name?: string;
  readonly form?: string;
  readonly isDisabled?: boolean;
}

/** Turns the properties of a field for one date into those of React Aria. */
export function useDateProps<Rest extends object>({
  value,
  defaultValue,
  onChange,
  validate,
  minValue,
  maxValue,
  isDateUnavailable,
  calendar,
  name,
  ...rest
}: DateValueProps & FieldProps & Rest) {
  const { limits, messages, ...rules } = useDateLimits({ minValue, maxValue, isDateUnavailable, calendar });
  const { guard, guarded, sent } = useGuardedValue<DateValue, string>(
    {
      ...rules,
      value,
      defaultValue,
      onChange,
      validate,
      read: readDate,
      write: String,
      texts: {
        incomplete: messages.dateIncomplete,
        impossible: messages.dateImpossible,
        unclear: messages.dateUnclear,
      },
    },
    { ...rest, name },
  );
  const { form, isDisabled } = rest;
  return {
    guard,
    props: { ...rest, ...limits, ...guarded },
    sent: { name, form, isDisabled, value: sent ?? '' },
  };
}
