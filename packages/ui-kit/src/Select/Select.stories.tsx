import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview, { examplesOf, guide } from '../../../../.storybook/preview.tsx';
import * as examples from './Select.examples.tsx';
import { statuses } from './Select.examples.tsx';
import text from './Select.examples.tsx?raw';
import { Select } from './Select.tsx';

const example = examplesOf(examples, text);

const meta = preview.meta({
  component: Select,
  args: {
    label: 'Status',
    options: statuses,
    selectedKey: 'any',
    onSelectionChange: fn(),
  },
  parameters: guide({
    whenToUse:
      'For one of several options that need not all be in view. For two to four short ones use `SegmentedControl`, for actions `Menu`.',
    anatomy:
      'A label, the trigger with the chosen option, a description or an error, and the list, which opens below or above, depending on the room.',
    dataAttributes: {
      'data-invalid': 'Present while its error is shown.',
      'data-required': 'Present with `isRequired`.',
    },
    keyboard:
      'Enter, Space or arrow down opens the list; arrows move; letters find; Enter chooses; Escape closes it and gives focus back.',
    accessibility:
      'A button named by its label and its value, which opens a `listbox`. Description and error are read after it.',
  }),
});

export const Plain = meta.story(example('Status'));
export const Empty = meta.story(example('Status', { defaultSelectedKey: null, placeholder: 'Choose a status' }));
export const Invalid = meta.story(
  example('Status', { defaultSelectedKey: null, isInvalid: true, errorMessage: 'Choose a status to go on.' }),
);
export const Required = meta.story(
  example('Status', { defaultSelectedKey: null, isRequired: true, placeholder: 'Choose a status' }),
);
export const Disabled = meta.story(example('Status', { defaultSelectedKey: 'running', isDisabled: true }));
export const Open = meta.story({
  ...example('Status', { defaultSelectedKey: 'running' }),
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Running' })).toHaveFocus());
  },
});
export const LongText = meta.story(
  example('Status', {
    defaultSelectedKey: 'long',
    options: [
      { id: 'any', label: 'Any status' },
      { id: 'long', label: 'Waiting for the general contractor of the northern programs to confirm the closeout' },
    ],
  }),
);
