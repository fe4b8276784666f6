import type { CalendarDate } from '@internationalized/date';
import type { DateFieldProps as AriaDateFieldProps } from 'react-aria-components';
import type { ElementProps } from '../element/ElementProps.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { DateBox, Root } from './DateField.styles.ts';
import { useDateProps, type DateNames, type DateValueProps } from './dateProps.ts';
import { InCalendar } from './InCalendar.tsx';
import { drawSegment } from './drawSegment.tsx';

/** `DateField` also takes the properties of React Aria's date field, with dates as texts. */
export interface DateFieldProps
  extends Omit<AriaDateFieldProps<CalendarDate>, DateNames>, DateValueProps, ElementProps<HTMLDivElement>, FieldTexts {}

/** A field in which a date is typed, such as a date of birth. To choose a day near today use `DatePicker`. */
export function DateField({ label, description, errorMessage, calendar, ...rest }: DateFieldProps) {
  return (
    <InCalendar calendar={calendar}>
      <Root {...useDateProps(rest)}>
        <Field {...{ label, description, errorMessage }}>
          <DateBox>{drawSegment}</DateBox>
        </Field>
      </Root>
    </InCalendar>
  );
}
