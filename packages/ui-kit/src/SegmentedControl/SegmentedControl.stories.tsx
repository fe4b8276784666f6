import { fn, userEvent } from 'storybook/test';
import preview, { examplesOf, guide } from '../../../../.storybook/preview.tsx';
import * as examples from './SegmentedControl.examples.tsx';
import { themes } from './SegmentedControl.examples.tsx';
import text from './SegmentedControl.examples.tsx?raw';
import { SegmentedControl } from './SegmentedControl.tsx';

const example = examplesOf(examples, text);

const meta = preview.meta({
  component: SegmentedControl,
  args: {
    label: 'Theme',
    options: themes,
    selectedKey: 'system',
    onSelectionChange: fn(),
  },
  parameters: guide({
    whenToUse:
      'For one of a few (two to four, with short labels) that change what is shown at once. For more use `Select`, for parts of a subject with a panel each `Tabs`.',
    anatomy: 'A label, which may be hidden, and the segments on one track; the chosen one lies on top.',
    keyboard: 'Tab reaches the chosen one; the arrows choose the next, mirrored from right to left.',
    accessibility: 'A radio group named by its label, whose radios are named by their words.',
  }),
});

export const Plain = meta.story({ ...example('Theme'), play: () => userEvent.tab() });
export const Invalid = meta.story(
  example('Theme', { isInvalid: true, errorMessage: 'This theme is not offered here. Choose another.' }),
);
export const Disabled = meta.story(example('Theme', { isDisabled: true }));
export const LongText = meta.story(
  example('Theme', {
    options: [
      { id: 'system', label: 'As this device is set' },
      { id: 'light', label: 'Always light' },
      { id: 'dark', label: 'Always dark' },
    ],
  }),
);
