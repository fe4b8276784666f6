import { fn, userEvent } from 'storybook/test';
import preview, { guide } from '../../../../.storybook/preview.tsx';
import { NumberField } from './NumberField.tsx';

const meta = preview.meta({
  component: NumberField,
  args: { label: 'People on site', minValue: 0, onChange: fn() },
  parameters: guide({
    whenToUse:
      'For a number that is counted or measured, with its unit or currency. For a number that only names something, such as a job or a telephone, use `TextField`.',
    anatomy:
      'A label, the box with the number and the buttons that count down and up, a description, an error in its place. `hasButtons={false}` leaves the buttons out, as for money.',
    more: {
      Content:
        'The unit stands with the number: `formatOptions={{ style: "unit", unit: "meter" }}`, `{ style: "currency", currency: "USD" }` or `{ style: "percent" }`, with which 0.45 is written 45 %. The label does not repeat it. A number beyond `minValue` and `maxValue`, between two steps, or with more decimals than `formatOptions` write stays as it was typed, with an error. Digits are those of the language, and a person types those or Western ones. A mark of groups where no group can be begins the decimals: 21,5 is 21.5 in English too. What could be two numbers is an error.',
    },
    keyboard:
      'Tab reaches the number; arrow up and down count by one step, Page Up and Page Down too; Home and End give the least and the most, if there is one; Enter or leaving it writes the number in its form. The wheel scrolls the page.',
    accessibility:
      'A text field named by its label, with the keyboard of numbers on a phone. The buttons are named after the field and are not reached by Tab, because the arrows do the same.',
  }),
});

export const Plain = meta.story({
  args: { defaultValue: 12 },
  play: () => userEvent.tab(),
});
export const Unit = meta.story({
  args: {
    label: 'Height of the antenna',
    defaultValue: 42.5,
    step: 0.5,
    formatOptions: { style: 'unit', unit: 'meter' },
    description: 'From the ground, in steps of half a metre.',
  },
});
export const Currency = meta.story({
  args: {
    label: 'Cost of the material',
    defaultValue: 1280.4,
    hasButtons: false,
    formatOptions: { style: 'currency', currency: 'USD' },
  },
});
export const Percent = meta.story({
  args: { label: 'Work completed', defaultValue: 0.45, maxValue: 1, step: 0.05, formatOptions: { style: 'percent' } },
});
export const Required = meta.story({ args: { isRequired: true, placeholder: '0' } });
export const Invalid = meta.story({
  args: { isInvalid: true, errorMessage: 'Count the people who were on the site. Zero is a number too.' },
});
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 12 } });
