import { fn } from 'storybook/test';
import preview, { guide } from '../../../../.storybook/preview.tsx';
import { openBy } from '../testing/openBy.testing.ts';
import { DatePicker } from './DatePicker.tsx';

const meta = preview.meta({
  component: DatePicker,
  args: { label: 'Day of the work', onChange: fn() },
  parameters: guide({
    whenToUse:
      'For a day near today, which people find by its place in the week. For a date that they know by heart or read from a paper use `DateField`, for a period `DateRangePicker`.',
    anatomy:
      'A label, the box with the parts of the date and the button of the calendar, a description, an error in its place. The calendar opens below or above, depending on the room; on a phone it takes the whole width.',
    more: {
      Dates:
        'Dates are texts in ISO 8601, such as `2024-10-25`, in the Gregorian calendar, whatever is shown. A form sends the same text. The calendar begins the week with the first day of the region and shows its digits; `calendar="islamic"` or `"gregorian"` decides which calendar it is. `isDateUnavailable` takes days out that nobody can choose. Two digits of a year are the year of the last 80 or the next 19 that the limits allow; dates before 1900 need `minValue`. A date of which a part is missing or that does not exist stays as it was typed, with an error; the app gets null, and a form is not sent.',
      Content: 'The label says which day. If a day cannot be chosen, the description says why.',
    },
    keyboard:
      'Tab reaches each part, then the button. In the box digits fill a part, arrow up and down count, and Alt with arrow down opens the calendar. In the calendar the arrows move by a day and a week, mirrored from right to left; Page Up and Page Down by a month, with Shift by a year; Home and End to the ends of the month; Enter or Space chooses; Escape closes it and gives the focus back.',
    accessibility:
      'A group named by its label, with a spin button for each part and a button. The calendar is a dialog with a grid; each day is a button with its whole date as its name.',
  }),
});

const openCalendar = openBy('{Alt>}{ArrowDown}{/Alt}', 'grid');

export const Plain = meta.story({ args: { defaultValue: '2024-10-25' } });
export const Empty = meta.story({ args: { description: 'The day on which the crew was on the site.' } });
export const Open = meta.story({
  args: {
    defaultValue: '2024-10-25',
    maxValue: '2024-10-29',
    isDateUnavailable: (date) => ['2024-10-19', '2024-10-20'].includes(date),
  },
  play: openCalendar,
});
export const IslamicOpen = meta.story({
  args: { defaultValue: '2024-10-25', calendar: 'islamic' },
  play: openCalendar,
});
export const Required = meta.story({ args: { isRequired: true } });
export const Invalid = meta.story({
  args: { isInvalid: true, errorMessage: 'Choose the day on which the crew was on the site.' },
});
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: '2024-10-25' } });
