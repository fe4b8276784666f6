import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FileField } from '../FileField/FileField.tsx';
import { Radio, RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { pressTo } from '../testing/keys.testing.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { textsOf } from '../testing/textsOf.testing.ts';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormErrors, type FormProps } from './Form.tsx';

const taken = () => Promise.resolve(null);
const nothing = () => undefined;
const options = [{ id: 'north', label: 'North' }];

const form = (onSubmit: FormProps['onSubmit'] = taken, selectedKey: string | null = null) => (
  <Form submitLabel="Send" onSubmit={onSubmit}>
    <Select
      label="Site"
      name="site"
      isRequired
      options={options}
      selectedKey={selectedKey}
      onSelectionChange={nothing}
      errorMessage="Choose a site."
    />
    <TextField label="Foreman" name="foreman" isRequired />
    <RadioGroup label="Shift" name="shift" isRequired errorMessage="Choose a shift.">
      <Radio value="day">Day</Radio>
    </RadioGroup>
    <TextArea label="Notes" name="notes" />
    <FileField label="Photos" name="photos" files={[]} onAdd={nothing} onRemove={nothing} />
  </Form>
);

async function renderForm(locale: 'en-US' | 'ar-AE' = 'en-US', content = form()) {
  const screen = await renderInKit(content, { locale });
  const send = () => screen.getByRole('button', { name: 'Send' }).click();
  const summary = screen.getByRole('group', { name: /^(?:The form is not sent|لم يُرسل النموذج)/ });
  const entries = () => textsOf(screen.getByRole('link'));
  return { screen, send, summary, entries };
}

test.each([
  ['en-US', 'The form is not sent. Correct 3 fields, then send it again.', 'Fill in this field.'],
  ['ar-AE', 'لم يُرسل النموذج. صحّح 3 حقول ثم أرسله مرة أخرى.', 'املأ هذا الحقل.'],
] as const)(
  'in %s, what is missing is listed in the order of the fields, and the list takes the focus',
  async (locale, title, fill) => {
    const onSubmit = vi.fn(taken);
    const { send, summary, entries } = await renderForm(locale, form(onSubmit));
    await send();
    await expect.element(summary).toHaveFocus();
    await expect.element(summary).toHaveAccessibleName(title);
    expect(entries()).toEqual(['Site: Choose a site.', `Foreman: ${fill}`, 'Shift: Choose a shift.']);
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test('Tab moves through the entries, and Enter leads to the field', async () => {
  const { screen, send, summary } = await renderForm();
  for (const control of [
    screen.getByRole('button', { name: /Site/ }),
    screen.getByRole('textbox', { name: 'Foreman' }),
    screen.getByRole('radio', { name: 'Day' }),
  ]) {
    const place = ['Site', 'Foreman', 'Day'].findIndex((name) => control.selector.includes(name));
    await send();
    await expect.element(summary).toHaveFocus();
    for (let step = 0; step <= place; step += 1) await userEvent.tab();
    await pressTo('{Enter}', control);
  }
});

test('the list stays as it is while a person corrects a field, and goes when the form is sent', async () => {
  const onSubmit = vi.fn(taken);
  const { screen, send, summary, entries } = await renderForm('en-US', form(onSubmit, 'north'));
  await send();
  await expect.element(summary).toHaveFocus();
  await screen.getByRole('textbox', { name: 'Foreman' }).fill('Avery');
  await screen.getByText('Day', { exact: true }).click();
  await expect.element(screen.getByText('Fill in this field.', { exact: true })).not.toBeInTheDocument();
  expect(entries()).toEqual(['Foreman: Fill in this field.', 'Shift: Choose a shift.']);
  await send();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  await expect.element(summary).not.toBeInTheDocument();
  expect([...(onSubmit.mock.calls as unknown as [FormData][])[0]![0]]).toEqual([
    ['site', 'north'],
    ['foreman', 'Avery'],
    ['shift', 'day'],
    ['notes', ''],
  ]);
});

test('an error of the server stands at its field until that changes; one of no field stands in the list', async () => {
  const errors: FormErrors = {
    site: 'This site is closed.',
    notes: 'Write less than 10 words.',
    photos: 'Add one photo.',
    other: 'The day is closed.',
  };
  const onSubmit = vi.fn<FormProps['onSubmit']>(() => Promise.resolve({ ...errors }));
  const { screen, send, summary, entries } = await renderForm('en-US', form(onSubmit, 'north'));
  await screen.getByRole('textbox', { name: 'Foreman' }).fill('Avery');
  await screen.getByText('Day', { exact: true }).click();
  await send();
  await expect.element(summary).toHaveFocus();
  expect(entries()).toEqual([
    'Site: This site is closed.',
    'Notes: Write less than 10 words.',
    'Photos: Add one photo.',
  ]);
  await expect.element(screen.getByText('The day is closed.')).toBeVisible();
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  await expect.element(notes).toHaveAccessibleDescription('Write less than 10 words.');
  await expect
    .element(screen.getByRole('button', { name: /Site/ }))
    .toHaveAccessibleDescription('This site is closed.');

  await notes.fill('Short');
  await userEvent.tab();
  await expect.element(notes).not.toHaveAccessibleDescription('Write less than 10 words.');
  onSubmit.mockImplementation(taken);
  await send();
  await expect.element(summary).not.toBeInTheDocument();
  await expect.element(screen.getByText('This site is closed.')).not.toBeInTheDocument();
});

test.each<[string, FormProps['onSubmit']]>([
  ['is missing', taken],
  ['the server refused', () => Promise.resolve({ notes: 'Write less than 10 words.' })],
])('once what %s is corrected, one press sends the form, although the button moves', async (_, first) => {
  const onSubmit = vi.fn(first);
  const { screen, send, summary } = await renderForm(
    'en-US',
    <Form submitLabel="Send" onSubmit={onSubmit}>
      <TextArea
        label="Notes"
        name="notes"
        isRequired={first === taken}
        errorMessage={first === taken ? 'Write it.' : ''}
      />
    </Form>,
  );
  await send();
  await expect.element(summary).toHaveFocus();
  onSubmit.mockClear();
  onSubmit.mockImplementation(taken);
  await screen.getByRole('textbox', { name: 'Notes' }).fill('Short');
  await send();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

test('one press sends the form, although an error that appears when the field is left moves the button', async () => {
  const onSubmit = vi.fn(taken);
  const { screen, send, summary } = await renderForm(
    'en-US',
    <Form submitLabel="Send" onSubmit={onSubmit}>
      <TextField label="Mail" name="mail" type="email" errorMessage={'It is no address. '.repeat(60)} />
    </Form>,
  );
  await screen.getByRole('textbox').fill('avery');
  await send();
  await expect.element(summary).toHaveFocus();
  await screen.getByRole('textbox').fill('avery@gantry.example');
  await send();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

test('a form that is being sent cannot be sent again, by the button or by Enter', async () => {
  const answer = Promise.withResolvers<null>();
  const onSubmit = vi.fn(() => answer.promise);
  const { screen, send } = await renderForm(
    'en-US',
    <Form submitLabel="Send" onSubmit={onSubmit}>
      <TextField label="Foreman" name="foreman" />
    </Form>,
  );
  await send();
  await expect.element(screen.getByRole('progressbar')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  answer.resolve(null);
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(2);
});
