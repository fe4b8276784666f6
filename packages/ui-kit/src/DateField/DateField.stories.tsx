import { fn, userEvent } from 'storybook/test';
import preview, { guide } from '../../../../.storybook/preview.tsx';
import { DateField } from './DateField.tsx';

const meta = preview.meta({
  component: DateField,
  args: { label: 'Issued on', onChange: fn() },
  parameters: guide({
    whenToUse:
      'For a date that people know and type, such as the date of a permit or of a birth. For a day near today use `DatePicker`, for a period `DateRangePicker`.',
    anatomy:
      'A label, the box with the parts of the date in the order of the language, a description, an error in its place.',
    more: {
      Dates:
        'Dates are texts in ISO 8601, such as `2024-10-25`, in the Gregorian calendar, whatever is shown. A form sends the same text. The person sees the calendar, the order and the digits of the language; `calendar="islamic"` or `"gregorian"` decides the calendar. Two digits of a year are the year of the last 80 or the next 19 that the limits allow; dates before 1900 need `minValue`. A date of which a part is missing or that does not exist stays as it was typed, with an error; the app gets null, and a form is not sent.',
      Content:
        'The label says which date. The box shows its order by itself, so the description need not. If a date is out of the limits, the error says which dates are possible.',
    },
    keyboard:
      'Tab reaches each part; digits fill it and go on to the next; arrow left and right move between the parts, mirrored from right to left; arrow up and down count; Backspace empties a part.',
    accessibility:
      'A group named by its label, with a spin button for each part, named by the part. Description and error are read with the first one.',
  }),
});

export const Plain = meta.story({
  args: { defaultValue: '2024-10-25' },
  play: () => userEvent.tab(),
});
export const Empty = meta.story({ args: { description: 'The date on the first page of the permit.' } });
export const Islamic = meta.story({ args: { defaultValue: '2024-10-25', calendar: 'islamic' } });
export const Required = meta.story({ args: { isRequired: true } });
export const Invalid = meta.story({
  args: {
    defaultValue: '2031-01-01',
    isInvalid: true,
    errorMessage: 'A permit cannot be issued in the future. Type the date on its first page.',
  },
});
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: '2024-10-25' } });
