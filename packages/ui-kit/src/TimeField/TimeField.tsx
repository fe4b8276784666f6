import { parseTime, type Time } from '@internationalized/date';
import { I18nProvider, type TimeFieldProps as AriaTimeFieldProps, type TimeValue } from 'react-aria-components';
import { useTrustedRegions } from '../announcer/useTrustedRegions.ts';
import { DateBox, TimeRoot } from '../DateField/DateField.styles.ts';
import { drawPart } from '../DateField/DatePart.tsx';
import { useDateLocale } from '../DateField/InCalendar.tsx';
import { DateGuardContext, useGuardedValue } from '../DateField/useGuardedValue.ts';
import type { ElementProps, KitNames } from '../element/ElementProps.ts';
import { Field, SentValue, type FieldTexts } from '../Field/Field.tsx';
import { dateMessages } from '../languages/en/dates.ts';
import { useMessages } from '../theme/KitContext.ts';

/** The value of a field for a time of day: ISO 8601, such as `16:40:00`. Null if there is none. */
interface TimeValueProps {
  /** The time, if the app holds it. */
  readonly value?: string | null;
  /** The first time, if the field holds it. */
  readonly defaultValue?: string | null;
  /** Called with each whole time, and with null once there is none: the field is empty, or a part is missing. */
  readonly onChange?: (time: string | null) => void;
  /** The first time of the day that may be given. */
  readonly minValue?: string;
  /** The last time of the day that may be given. */
  readonly maxValue?: string;
  /** Returns what is wrong with a time and what to do; null if nothing is. */
  readonly validate?: (time: string) => string | null;
}

type TimeNames = keyof TimeValueProps | KitNames | 'granularity' | 'hideTimeZone' | 'placeholderValue' | 'slot';

/** `TimeField` also takes the properties of React Aria's time field, with times as texts. */
export interface TimeFieldProps
  extends Omit<AriaTimeFieldProps<Time>, TimeNames>, TimeValueProps, ElementProps<HTMLDivElement>, FieldTexts {}

const readTime = (time: string | null) => (time === null || time === '' ? null : parseTime(time));

const noYears = { first: undefined, last: undefined };

/** A field in which a time of day is typed, with 12 or 24 hours as the language has them. For how long something took use `NumberField`. */
export function TimeField({
  label,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  validate,
  name,
  ...rest
}: TimeFieldProps) {
  const messages = useMessages(dateMessages);
  const locale = useDateLocale();
  useTrustedRegions();
  const [least, most] = [readTime(minValue ?? null), readTime(maxValue ?? null)];
  const show = (time: Time) =>
    new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, 1, time.hour, time.minute),
    );
  const { guard, guarded, sent } = useGuardedValue<TimeValue, string>(
    {
      value,
      defaultValue,
      onChange,
      validate,
      read: readTime,
      write: String,
      isUnfinished: () => false,
      problemOf: (time) => {
        // As texts their order is the same.
        if (least && time.toString() < least.toString()) return messages.dateTooEarly(show(least));
        return most && time.toString() > most.toString() ? messages.dateTooLate(show(most)) : null;
      },
      texts: {
        incomplete: messages.timeIncomplete,
        impossible: messages.timeImpossible,
        unclear: messages.dateUnclear,
      },
      years: noYears,
    },
    { ...rest, ...(name !== undefined && { name }) },
  );
  const { form, isDisabled } = rest;
  return (
    <I18nProvider locale={locale}>
      <DateGuardContext value={guard}>
        <TimeRoot {...rest} {...guarded}>
          <Field {...{ label, description, errorMessage }}>
            <DateBox>{drawPart()}</DateBox>
          </Field>
          <SentValue {...{ name, form, isDisabled }} value={sent ?? ''} />
        </TimeRoot>
      </DateGuardContext>
    </I18nProvider>
  );
}
