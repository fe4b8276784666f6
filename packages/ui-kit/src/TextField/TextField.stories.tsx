import { userEvent } from 'storybook/test';
import preview, { guide } from '../../../../.storybook/preview.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  args: { label: 'Site name' },
  parameters: guide({
    whenToUse: 'For one line of text. For finding something use `SearchField`, for one of several `Select`.',
    anatomy:
      'A label, the input, a description, an error in its place. Keep the label in view: a placeholder is an example, never a label.',
    keyboard: 'Tab reaches the input, whose text is selected as everywhere in the system.',
    accessibility:
      'The input is named by its label; description and error are read after it, and `aria-invalid` says that something is wrong.',
  }),
});

export const Plain = meta.story({
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('North mast');
  },
});
export const WithDescription = meta.story({
  args: { description: 'As it stands on the lease.', placeholder: 'North mast' },
});
export const Invalid = meta.story({
  args: { isInvalid: true, errorMessage: 'Type the name of the site.', defaultValue: '' },
});
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'North mast' } });
export const LongText = meta.story({
  args: {
    label:
      'The name of the site as it stands on the lease, on the permit and on the drawings of the general contractor',
    defaultValue: 'Riverside industrial estate, eastern access road, mast 4 of 12, beside the substation',
  },
});
