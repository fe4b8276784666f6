import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  args: { label: 'Site name' },
  parameters: {
    docs: {
      description: {
        component:
          'One line of text. **Anatomy:** label, input, description, error. **Keyboard:** Tab reaches the input; what is read is label, description, then error. Keep the label in view: a placeholder is an example, never a label.',
      },
    },
  },
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Site name')).toHaveFocus();
    await userEvent.keyboard('North mast');
    await expect(canvas.getByLabelText('Site name')).toHaveValue('North mast');
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
