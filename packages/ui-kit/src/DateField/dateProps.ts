import { parseDate, type DateValue } from '@internationalized/date';
import { useMemo } from 'react';
import type { KitNames } from '../element/ElementProps.ts';

/** A calendar that a field can show, whatever that of the language is. */
export type CalendarName = 'gregorian' | 'islamic';

/** Dates that a person may choose, and the calendar that shows them. */
export interface DateLimits {
  /** The first date, as ISO 8601. */
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
  /** Called with each whole date, and with null once there is none. */
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
  | 'placeholderValue';

/** Reads a date of the app. It throws if the text is no date. */
export const readDate = (date: string | null) => (date === null || date === '' ? null : parseDate(date));

/** Properties that a component has taken apart, of which each may be missing. */
type Taken<Props> = { readonly [Name in keyof Props]: Props[Name] | undefined };

/** Turns the limits of the app into those of React Aria. */
export function useDateLimits({ minValue, maxValue, isDateUnavailable }: Taken<Omit<DateLimits, 'calendar'>>) {
  return useMemo(
    () => ({
      ...(minValue !== undefined && { minValue: parseDate(minValue) }),
      ...(maxValue !== undefined && { maxValue: parseDate(maxValue) }),
      ...(isDateUnavailable && { isDateUnavailable: (date: DateValue) => isDateUnavailable(date.toString()) }),
    }),
    [minValue, maxValue, isDateUnavailable],
  );
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
  ...rest
}: Omit<DateValueProps, 'calendar'> & Rest) {
  const limits = useDateLimits({ minValue, maxValue, isDateUnavailable });
  const dates = useMemo(
    () => ({
      ...(value !== undefined && { value: readDate(value) }),
      ...(defaultValue !== undefined && { defaultValue: readDate(defaultValue) }),
    }),
    [value, defaultValue],
  );
  return {
    ...rest,
    ...limits,
    ...dates,
    ...(onChange && { onChange: (date: DateValue | null) => onChange(date === null ? null : date.toString()) }),
    ...(validate && { validate: (date: DateValue) => validate(date.toString()) }),
  };
}
