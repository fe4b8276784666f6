import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Radio, RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const taken = () => Promise.resolve(null);

type Draft = Readonly<Record<string, FormDataEntryValue>>;

const text = (value: FormDataEntryValue | undefined) => (typeof value === 'string' ? value : '');

test('the app is called for each change of a value, also for one without an event', async () => {
  const onChange = vi.fn<(data: FormData) => void>();
  const screen = await renderInKit(
    <Form submitLabel="Send" onSubmit={taken} onChange={onChange}>
      <TextField label="Foreman" name="foreman" />
      <NumberField label="People" name="people" defaultValue={4} />
    </Form>,
  );
  const latest = () => Object.fromEntries(onChange.mock.lastCall?.[0] ?? new FormData());
  await screen.getByRole('textbox', { name: 'Foreman' }).fill('Avery');
  await expect.poll(latest).toEqual({ foreman: 'Avery', people: '4' });
  await screen.getByRole('button', { name: 'Increase People' }).click();
  await expect.poll(latest).toEqual({ foreman: 'Avery', people: '5' });
  expect(onChange).toHaveBeenCalledTimes(2);
});

const noDraft: Draft = {};

/** A form whose app keeps each draft as state, and so draws all fields again. */
function Drafted({
  children,
  first = noDraft,
}: {
  readonly children: (draft: Draft) => ReactNode;
  readonly first?: Draft;
}) {
  const [draft, setDraft] = useState<Draft>(first);
  return (
    <>
      <Form submitLabel="Send" onSubmit={taken} onChange={(data) => setDraft(Object.fromEntries(data))}>
        {children(draft)}
      </Form>
      <output>{JSON.stringify(draft)}</output>
    </>
  );
}

function OwnInput() {
  const [value, setValue] = useState('');
  return <input name="value" aria-label="Value" value={value} onChange={({ target }) => setValue(target.value)} />;
}

const sites = [
  { id: 'river', label: 'Riverside mast' },
  { id: 'north', label: 'North tower' },
];

function Site() {
  const [site, setSite] = useState<string | null>(null);
  return <ComboBox label="Value" name="value" options={sites} selectedKey={site} onSelectionChange={setSite} />;
}

test.each<[string, () => ReactNode, string, string]>([
  ['TextField', () => <TextField label="Value" name="value" />, 'Two badges', 'Two badges'],
  ['TextArea', () => <TextArea label="Value" name="value" />, 'Two badges', 'Two badges'],
  ['NumberField', () => <NumberField label="Value" name="value" />, '27{Tab}', '27'],
  ['ComboBox', () => <Site />, 'north{ArrowDown}{Enter}', 'north'],
  ['DateField', () => <DateField label="Value" name="value" />, '10252024', '2024-10-25'],
  ['an input of the app', () => <OwnInput />, 'Two badges', 'Two badges'],
  ['an input that holds its value', () => <input name="value" aria-label="Value" />, 'Two badges', 'Two badges'],
])('%s keeps what is typed when the app sets state for each change', async (_, field, typed, value) => {
  const screen = await renderInKit(<Drafted>{field}</Drafted>);
  await userEvent.tab();
  await userEvent.keyboard(typed);
  await expect.element(screen.getByRole('status')).toHaveTextContent(JSON.stringify({ value }));
  expect(new FormData(document.querySelector('form') ?? undefined).get('value')).toBe(value);
});

test('fields that the app draws from its draft take what is typed', async () => {
  const screen = await renderInKit(
    <Drafted first={{ shift: 'day' }}>
      {({ title, notes, shift }) => (
        <>
          <TextField label={`Title ${text(title)}`} name="title" value={text(title)} />
          <RadioGroup label="Shift" name="shift" value={text(shift)}>
            <Radio value="day">Day</Radio>
            <Radio value="night">Night</Radio>
          </RadioGroup>
          {text(title) !== '' && <TextArea label="Notes" name="notes" value={text(notes)} />}
        </>
      )}
    </Drafted>,
  );
  const draft = screen.getByRole('status');
  await userEvent.tab();
  await userEvent.keyboard('Two badges');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('By noon');
  await expect
    .element(draft)
    .toHaveTextContent(JSON.stringify({ title: 'Two badges', shift: 'day', notes: 'By noon' }));
  await expect.element(screen.getByRole('textbox', { name: 'Title Two badges' })).toHaveValue('Two badges');
});

/** Adds a field without React, as a script or a custom element does. */
function addField(place: HTMLElement | null) {
  const field = Object.assign(document.createElement('input'), { name: 'value' });
  place?.append(field);
  return () => field.remove();
}

test('the app is called for a field that React does not draw', async () => {
  const screen = await renderInKit(<Drafted>{() => <div ref={addField} />}</Drafted>);
  await userEvent.tab();
  await userEvent.keyboard('By noon');
  await expect.element(screen.getByRole('status')).toHaveTextContent('{"value":"By noon"}');
});
