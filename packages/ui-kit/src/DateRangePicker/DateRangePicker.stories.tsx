import { fn } from 'storybook/test';
import preview, { guide } from '../../../../.storybook/preview.tsx';
import { openBy } from '../testing/openBy.testing.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = preview.meta({
  component: DateRangePicker,
  args: { label: 'Access to the site', onChange: fn() },
  parameters: guide({
    whenToUse:
      'For a period of whole days, such as a permit or a report. For one day use `DatePicker`. For a filter by a few usual periods, such as the last week, `Select` is quicker.',
    anatomy:
      'A label, the box with both dates and the button of the calendar, a description, an error in its place. Where the dates have no room beside each other, the second stands below the first. On a phone the calendar takes the whole width.',
    more: {
      Dates:
        'A period is `{ start, end }`, both texts in ISO 8601. Both days belong to it. A form sends them under `startName` and `endName`. Calendar, first day and digits are those of `DatePicker`. Two digits of a year are the year of the last 80 or the next 19 that the limits allow; dates before 1900 need `minValue`. A date of which a part is missing or that does not exist stays as it was typed, with an error; the app gets null, and a form is not sent.',
      Content: 'The label names the period, not its ends. An error says which days are possible.',
    },
    keyboard:
      'As in `DatePicker`. In the calendar the first Enter chooses the first day, and the second the last; Escape before the second gives up the first.',
    accessibility:
      'A group named by its label. The parts of each date are spin buttons with “Start Date” or “End Date” in their name; each day of the calendar says whether it begins or ends the period.',
  }),
});

export const Plain = meta.story({ args: { defaultValue: { start: '2024-10-21', end: '2024-11-08' } } });
export const Empty = meta.story({ args: { description: 'From the first day on which the crew may enter.' } });
export const Open = meta.story({
  args: { defaultValue: { start: '2024-10-15', end: '2024-10-25' } },
  play: openBy('{Alt>}{ArrowDown}{/Alt}', 'grid'),
});
export const Required = meta.story({ args: { isRequired: true } });
export const Invalid = meta.story({
  args: {
    defaultValue: { start: '2024-10-21', end: '2024-10-14' },
    isInvalid: true,
    errorMessage: 'The last day is before the first. Choose a later last day.',
  },
});
export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: { start: '2024-10-21', end: '2024-11-08' } },
});
