import type { CalendarDate } from '@internationalized/date';
import type { DateFieldProps as AriaDateFieldProps } from 'react-aria-components';
import type { ElementProps } from '../element/ElementProps.ts';
import { Field, SentValue, type FieldTexts } from '../Field/Field.tsx';
import { DateBox, Root } from './DateField.styles.ts';
import { useDateProps, type DateNames, type DateValueProps } from './dateProps.ts';
import { drawPart } from './DatePart.tsx';
import { InCalendar } from './InCalendar.tsx';

/** `DateField` also takes the properties of React Aria's date field, with dates as texts. */
export interface DateFieldProps
  extends Omit<AriaDateFieldProps<CalendarDate>, DateNames>, DateValueProps, ElementProps<HTMLDivElement>, FieldTexts {}

/** A field in which a date is typed, such as a date of birth. To choose a day near today use `DatePicker`. */
export function DateField({ label, description, errorMessage, ...rest }: DateFieldProps) {
  const { guard, props, sent } = useDateProps(rest);
  return (
    <InCalendar calendar={rest.calendar} guard={guard}>
      <Root {...props}>
        <Field {...{ label, description, errorMessage }}>
          <DateBox>{drawPart()}</DateBox>
        </Field>
        <SentValue {...sent} />
      </Root>
    </InCalendar>
  );
}
