import type { CalendarDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { Calendar, type DatePickerProps as AriaDatePickerProps } from 'react-aria-components';
import { BareDate } from '../DateField/DateField.styles.ts';
import { useDateProps, type DateNames, type DateValueProps } from '../DateField/dateProps.ts';
import { drawPart } from '../DateField/DatePart.tsx';
import { InCalendar } from '../DateField/InCalendar.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { Field, SentValue, type FieldTexts } from '../Field/Field.tsx';
import { FieldButton } from '../Field/FieldGroup.styles.ts';
import { CalendarMonth, CalendarPopover } from './CalendarMonth.tsx';
import { DateGroup, Root } from './DatePicker.styles.ts';

/** `DatePicker` also takes the properties of React Aria's date picker, with dates as texts. */
export interface DatePickerProps
  extends
    Omit<AriaDatePickerProps<CalendarDate>, DateNames>,
    DateValueProps,
    ElementProps<HTMLDivElement>,
    FieldTexts {}

/** A field in which a date is typed, or chosen in a calendar. For a date far away use `DateField`, for a period `DateRangePicker`. */
export function DatePicker({ label, description, errorMessage, ...rest }: DatePickerProps) {
  const { guard, props, sent } = useDateProps(rest);
  return (
    <InCalendar calendar={rest.calendar} guard={guard}>
      <Root {...props}>
        <Field {...{ label, description, errorMessage }}>
          <DateGroup>
            <BareDate>{drawPart()}</BareDate>
            <FieldButton>
              <CalendarDays aria-hidden />
            </FieldButton>
          </DateGroup>
        </Field>
        <CalendarPopover>
          <Calendar data-single="">
            <CalendarMonth />
          </Calendar>
        </CalendarPopover>
        <SentValue {...sent} />
      </Root>
    </InCalendar>
  );
}
