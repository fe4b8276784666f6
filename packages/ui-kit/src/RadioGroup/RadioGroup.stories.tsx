import { fn, userEvent } from 'storybook/test';
import preview, { guide } from '../../../../.storybook/preview.tsx';
import { Radio, RadioGroup } from './RadioGroup.tsx';

const shifts = (
  <>
    <Radio value="day">Day shift</Radio>
    <Radio value="night">Night shift</Radio>
    <Radio value="none">No work at the site, because of the weather or of a permit that is missing</Radio>
  </>
);

const meta = preview.meta({
  component: RadioGroup,
  subcomponents: { Radio },
  args: { label: 'Shift', children: shifts, onChange: fn() },
  parameters: guide({
    whenToUse:
      'For one of two to six choices in a form that is sent as a whole, when it helps to see all of them. For more use `Select`, to find one of many `ComboBox`, for what takes effect at once `SegmentedControl`, for any number `CheckboxGroup`.',
    anatomy:
      'A label, the radios one below the other, each a circle with its text at the end, a description, and an error in its place. The whole text can be pressed.',
    more: {
      Content:
        'The label is the question, and each text a whole answer. The most likely answer stands first. Give a choice such as “None” if nobody may leave the question open.',
    },
    keyboard:
      'Tab reaches the chosen radio, or the first one; the arrows choose the next and the one before it, and go round; Space chooses the one with the focus.',
    accessibility: 'A radio group named by its label, whose description and error are read after it.',
  }),
});

export const Plain = meta.story({
  args: { defaultValue: 'day' },
  play: () => userEvent.tab(),
});
export const WithDescription = meta.story({ args: { description: 'The shift in which the crew left the site.' } });
export const Required = meta.story({ args: { isRequired: true } });
export const Invalid = meta.story({ args: { isInvalid: true, errorMessage: 'Choose the shift of this report.' } });
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'night' } });
