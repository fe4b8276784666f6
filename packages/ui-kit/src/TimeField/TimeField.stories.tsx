import { fn, userEvent } from 'storybook/test';
import preview, { guide } from '../../../../.storybook/preview.tsx';
import { TimeField } from './TimeField.tsx';

const meta = preview.meta({
  component: TimeField,
  args: { label: 'Start of work', onChange: fn() },
  parameters: guide({
    whenToUse:
      'For a time of day, such as the start of a shift. For how long something took use `NumberField` with a unit.',
    anatomy:
      'A label, the box with hours and minutes and, where the language has them, the halves of the day, a description, an error in its place.',
    more: {
      Times:
        'Times are texts in ISO 8601, such as `16:40:00`, and a form sends the same text. The person sees 12 or 24 hours and the digits of the language. A time has no zone: if it can be another than that of the reader, say which one it is in the description. With 12 hours, 16 is typed for 4 in the afternoon too. Half a time is an error, of which the app gets null.',
    },
    keyboard:
      'Tab reaches each part; digits fill it and go on to the next; arrow left and right move between the parts; arrow up and down count; A and P choose the half of the day.',
    accessibility: 'A group named by its label, with a spin button for each part, named by the part.',
  }),
});

export const Plain = meta.story({
  args: { defaultValue: '07:30' },
  play: () => userEvent.tab(),
});
export const Empty = meta.story({ args: { description: 'In the time zone of the site.' } });
export const Required = meta.story({ args: { isRequired: true } });
export const Invalid = meta.story({
  args: { defaultValue: '03:00', isInvalid: true, errorMessage: 'The site opens at 06:00. Type a later time.' },
});
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: '16:40' } });
