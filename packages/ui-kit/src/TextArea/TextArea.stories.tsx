import { userEvent } from 'storybook/test';
import preview, { guide } from '../../../../.storybook/preview.tsx';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  component: TextArea,
  args: { label: 'Work done today' },
  parameters: guide({
    whenToUse: 'For text of several lines, such as a note or a reason. For one line use `TextField`.',
    anatomy:
      'A label, the box, a description, an error in its place. The box grows with its text to half the height of the window, then scrolls. Where a browser cannot do that, a person drags its corner.',
    more: {
      Content:
        'The label says what to write, and the description what a good text holds. Say beforehand how long it may be, if it may not be long.',
    },
    keyboard: 'Tab reaches it and leaves it; Enter begins a line and does not send the form.',
    accessibility:
      'A text box of several lines, named by its label; description and error are read after it, and `aria-invalid` says that something is wrong.',
  }),
});

export const Plain = meta.story({
  play: () => userEvent.tab(),
});
export const WithDescription = meta.story({
  args: {
    description: 'What was done, by how many people, and what is left for tomorrow.',
    placeholder: 'Two antennas mounted at 42 m',
  },
});
export const Required = meta.story({ args: { isRequired: true } });
export const Invalid = meta.story({
  args: { isInvalid: true, errorMessage: 'Write what was done, or that nothing was done.', defaultValue: '' },
});
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Mounted two antennas.' } });
export const LongText = meta.story({
  args: {
    defaultValue: Array.from(
      { length: 8 },
      (_, line) => `${line + 1}. Riverside industrial estate, eastern access road, mast ${line + 1} of 12.`,
    ).join('\n'),
  },
});
