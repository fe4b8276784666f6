import type { CalendarDate, DateValue } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { RangeCalendar, type DateRangePickerProps as AriaDateRangePickerProps } from 'react-aria-components';
import { BareDate } from '../DateField/DateField.styles.ts';
import { readDate, useDateLimits, type DateLimits, type DateNames } from '../DateField/dateProps.ts';
import { drawPart } from '../DateField/DatePart.tsx';
import { InCalendar } from '../DateField/InCalendar.tsx';
import { useGuardedValue } from '../DateField/useGuardedValue.ts';
import { CalendarMonth, CalendarPopover } from '../DatePicker/CalendarMonth.tsx';
import { DateGroup } from '../DatePicker/DatePicker.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { Field, SentValue, type FieldTexts } from '../Field/Field.tsx';
import { FieldButton } from '../Field/FieldGroup.styles.ts';
import { Dash, Dates, Root } from './DateRangePicker.styles.ts';

/** The first and the last day of a period, as ISO 8601. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

/** `DateRangePicker` also takes the properties of React Aria's date range picker, with dates as texts. */
export interface DateRangePickerProps
  extends
    Omit<AriaDateRangePickerProps<CalendarDate>, DateNames>,
    DateLimits,
    ElementProps<HTMLDivElement>,
    FieldTexts {
  /** The period, if the app holds it. Null if there is none. */
  readonly value?: DateRange | null;
  /** The first period, if the field holds it. */
  readonly defaultValue?: DateRange | null;
  /** Called with each whole period, and with null once there is none: a part of a date is missing, or there is no such day. */
  readonly onChange?: (range: DateRange | null) => void;
  /** Returns what is wrong with a period and what to do; null if nothing is. */
  readonly validate?: (range: DateRange) => string | null;
}

interface AriaRange {
  readonly start: DateValue;
  readonly end: DateValue;
}

const write = ({ start, end }: AriaRange): DateRange => ({ start: start.toString(), end: end.toString() });

function read(range: DateRange | null): AriaRange | null {
  const [start, end] = [readDate(range?.start ?? null), readDate(range?.end ?? null)];
  return start && end ? { start, end } : null;
}

/** A field for a period: two dates that are typed, or chosen in one calendar. For one date use `DatePicker`. */
export function DateRangePicker({
  label,
  description,
  errorMessage,
  calendar,
  value,
  defaultValue,
  onChange,
  validate,
  minValue,
  maxValue,
  isDateUnavailable,
  startName,
  endName,
  ...rest
}: DateRangePickerProps) {
  const rules = useDateLimits({ minValue, maxValue, isDateUnavailable, calendar });
  const { limits, messages, problemOf, isUnfinished, years } = rules;
  const { guard, guarded, sent } = useGuardedValue<AriaRange, DateRange>(
    {
      value,
      defaultValue,
      onChange,
      validate,
      years,
      read,
      write,
      isUnfinished: ({ start, end }) => isUnfinished(start) || isUnfinished(end),
      problemOf: ({ start, end }) =>
        problemOf(start) ?? problemOf(end) ?? (end.compare(start) < 0 ? messages.periodReversed : null),
      texts: {
        incomplete: messages.periodIncomplete,
        impossible: messages.dateImpossible,
        unclear: messages.dateUnclear,
      },
    },
    { ...rest, name: [startName, endName].filter((name) => name !== undefined) },
  );
  const { form, isDisabled } = rest;
  return (
    <InCalendar calendar={calendar} guard={guard}>
      <Root {...rest} {...limits} {...guarded}>
        <Field {...{ label, description, errorMessage }}>
          <DateGroup>
            <Dates>
              <BareDate slot="start">{drawPart('start')}</BareDate>
              <Dash aria-hidden>–</Dash>
              <BareDate slot="end">{drawPart('end')}</BareDate>
            </Dates>
            <FieldButton>
              <CalendarDays aria-hidden />
            </FieldButton>
          </DateGroup>
        </Field>
        <CalendarPopover>
          <RangeCalendar>
            <CalendarMonth />
          </RangeCalendar>
        </CalendarPopover>
        <SentValue {...{ form, isDisabled }} name={startName} value={sent?.start ?? ''} />
        <SentValue {...{ form, isDisabled }} name={endName} value={sent?.end ?? ''} />
      </Root>
    </InCalendar>
  );
}
