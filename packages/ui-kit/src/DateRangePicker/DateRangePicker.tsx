import type { CalendarDate, DateValue } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { useMemo } from 'react';
import { RangeCalendar, type DateRangePickerProps as AriaDateRangePickerProps } from 'react-aria-components';
import { BareDate } from '../DateField/DateField.styles.ts';
import { readDate, useDateLimits, type DateLimits, type DateNames } from '../DateField/dateProps.ts';
import { drawSegment } from '../DateField/drawSegment.tsx';
import { InCalendar } from '../DateField/InCalendar.tsx';
import { CalendarMonth, CalendarPopover } from '../DatePicker/CalendarMonth.tsx';
import { DateGroup } from '../DatePicker/DatePicker.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
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
  /** Called with each whole period, and with null once there is none. */
  readonly onChange?: (range: DateRange | null) => void;
  /** Returns what is wrong with a period and what to do; null if nothing is. */
  readonly validate?: (range: DateRange) => string | null;
}

interface AriaRange {
  readonly start: DateValue;
  readonly end: DateValue;
}

const written = ({ start, end }: AriaRange): DateRange => ({ start: start.toString(), end: end.toString() });

function read(start: string | undefined, end: string | undefined) {
  const [first, last] = [readDate(start ?? null), readDate(end ?? null)];
  return first && last ? { start: first, end: last } : null;
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
  ...rest
}: DateRangePickerProps) {
  const limits = useDateLimits({ minValue, maxValue, isDateUnavailable });
  const held = useMemo(() => read(value?.start, value?.end), [value?.start, value?.end]);
  const first = useMemo(() => read(defaultValue?.start, defaultValue?.end), [defaultValue?.start, defaultValue?.end]);
  return (
    <InCalendar calendar={calendar}>
      <Root
        {...rest}
        {...limits}
        {...(value !== undefined && { value: held })}
        {...(defaultValue !== undefined && { defaultValue: first })}
        {...(onChange && { onChange: (range) => onChange(range && written(range)) })}
        {...(validate && { validate: (range) => validate(written(range)) })}
      >
        <Field {...{ label, description, errorMessage }}>
          <DateGroup>
            <Dates>
              <BareDate slot="start">{drawSegment}</BareDate>
              <Dash aria-hidden>–</Dash>
              <BareDate slot="end">{drawSegment}</BareDate>
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
      </Root>
    </InCalendar>
  );
}
