import { parseTime, type Time } from '@internationalized/date';
import { useMemo } from 'react';
import type { TimeFieldProps as AriaTimeFieldProps } from 'react-aria-components';
import { useTrustedRegions } from '../announcer/useTrustedRegions.ts';
import { DateBox } from '../DateField/DateField.styles.ts';
import { drawSegment } from '../DateField/drawSegment.tsx';
import type { ElementProps, KitNames } from '../element/ElementProps.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Root } from './TimeField.styles.ts';

/** The value of a field for a time of day: ISO 8601, such as `16:40:00`. Null if there is none. */
interface TimeValueProps {
  /** The time, if the app holds it. */
  readonly value?: string | null;
  /** The first time, if the field holds it. */
  readonly defaultValue?: string | null;
  /** Called with each whole time, and with null once there is none. */
  readonly onChange?: (time: string | null) => void;
  /** The first time of the day that may be given. */
  readonly minValue?: string;
  /** The last time of the day that may be given. */
  readonly maxValue?: string;
  /** Returns what is wrong with a time and what to do; null if nothing is. */
  readonly validate?: (time: string) => string | null;
}

type TimeNames = keyof TimeValueProps | KitNames | 'granularity' | 'hideTimeZone' | 'placeholderValue';

/** `TimeField` also takes the properties of React Aria's time field, with times as texts. */
export interface TimeFieldProps
  extends Omit<AriaTimeFieldProps<Time>, TimeNames>, TimeValueProps, ElementProps<HTMLDivElement>, FieldTexts {}

const readTime = (time: string | null) => (time === null || time === '' ? null : parseTime(time));

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
  ...rest
}: TimeFieldProps) {
  useTrustedRegions();
  const times = useMemo(
    () => ({
      ...(value !== undefined && { value: readTime(value) }),
      ...(defaultValue !== undefined && { defaultValue: readTime(defaultValue) }),
      ...(minValue !== undefined && { minValue: parseTime(minValue) }),
      ...(maxValue !== undefined && { maxValue: parseTime(maxValue) }),
    }),
    [value, defaultValue, minValue, maxValue],
  );
  return (
    <Root
      {...rest}
      {...times}
      {...(onChange && { onChange: (time) => onChange(time === null ? null : time.toString()) })}
      {...(validate && { validate: (time) => validate(time.toString()) })}
    >
      <Field {...{ label, description, errorMessage }}>
        <DateBox>{drawSegment}</DateBox>
      </Field>
    </Root>
  );
}
