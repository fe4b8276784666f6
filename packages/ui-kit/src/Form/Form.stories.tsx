import { expect, userEvent } from 'storybook/test';
import preview, { examplesOf, guide } from '../../../../.storybook/preview.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as examples from './Form.examples.tsx';
import text from './Form.examples.tsx?raw';
import { Form, type FormErrors } from './Form.tsx';

const example = examplesOf(examples, text);

const meta = preview.meta({
  component: Form,
  args: {
    'aria-label': 'Order',
    submitLabel: 'Send the order',
    onSubmit: (): Promise<FormErrors | null> => Promise.resolve(null),
    children: <TextField label="Purchase order" name="order" defaultValue="PO-20417" />,
  },
  parameters: guide({
    whenToUse:
      'For fields that are sent as a whole. A setting that takes effect at once, a filter and a search need no form.',
    anatomy:
      'The list of what is wrong, once there is something; the fields in one column; the button that sends, and further buttons after it. On a phone each button takes the whole width.',
    more: {
      Content:
        'The button says what it does: “Send the report”, not “Submit”. Required fields have a star; if most are required, say which may stay empty. An error says what to do: “Choose the shift of this report.”, not “Invalid value”. Nothing that was typed is lost, whatever happens.',
      'Errors of the server':
        '`onSubmit` resolves with them by the name of the field. Each stands at its field until that changes, and the field then counts as right. What has the name of no field stands in the list alone. For a failure that is nobody’s fault, such as a lost connection, give it a name of its own, such as `server`, and say what to do. What `onSubmit` throws is not caught.',
      Drafts:
        '`onChange` has the values of all fields whenever one has changed. Keep them, with the name of the form, and give them back as the `defaultValue` of each field: in a module of the portal by `context.drafts`. A field without a `name`, such as that of files, is not among them.',
    },
    keyboard:
      'Enter in a field of one line sends the form. If something is wrong, the list takes the focus; Tab moves through its entries; Enter leads to the field.',
    accessibility:
      'A form if it has a name. The list is a group named by its first sentence, which is read when it takes the focus. While the form is sent, the button says so, and a second press does nothing.',
  }),
});

const rejected = {
  foreman: 'Nobody of this name is in the crew. Write the name as on the badge.',
  server: 'The report of this day was sent already, at 16:40. Open it to add to it.',
};

export const Plain = meta.story();
export const Report = meta.story(example('DailyReport', { send: () => Promise.resolve(null) }));
export const Missing = meta.story({
  ...example('DailyReport', { send: () => Promise.resolve(null) }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the report' }));
    await expect(await canvas.findByRole('group', { name: /^The form is not sent/ })).toHaveFocus();
  },
});
export const RefusedByServer = meta.story({
  args: {
    children: (
      <>
        <TextField label="Site" name="site" defaultValue="DAL-0417" />
        <TextField label="Foreman" name="foreman" defaultValue="A. Stone" />
      </>
    ),
    onSubmit: () => Promise.resolve(rejected),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the order' }));
    await expect(await canvas.findByRole('group', { name: /^The form is not sent/ })).toHaveFocus();
  },
});
export const Pending = meta.story({
  args: { onSubmit: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the order' }));
    await expect(await canvas.findByRole('progressbar')).toBeInTheDocument();
  },
});
