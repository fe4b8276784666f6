import type { CalendarDate } from '@internationalized/date';
import type { Ref } from 'react';
import type { DateFieldProps as AriaDateFieldProps } from 'react-aria-components';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { DateBox, Root } from './DateField.styles.ts';
import { useDateProps, type DateNames, type DateValueProps } from './dateProps.ts';
import { InCalendar } from './InCalendar.tsx';
import { drawSegment } from './drawSegment.tsx';

/** `DateField` also takes the properties of React Aria's date field, with dates as texts. */
export interface DateFieldProps extends Omit<AriaDateFieldProps<CalendarDate>, DateNames>, DateValueProps, FieldTexts {
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A field in which a date is typed, such as a date of birth. To choose a day near today use `DatePicker`. */
export function DateField({ label, description, errorMessage, calendar, ...rest }: DateFieldProps) {
  const texts = { label, ...(description && { description }), ...(errorMessage && { errorMessage }) };
  return (
    <InCalendar calendar={calendar}>
      <Root {...useDateProps(rest)}>
        <Field {...texts}>
          <DateBox>{drawSegment}</DateBox>
        </Field>
      </Root>
    </InCalendar>
  );
}
