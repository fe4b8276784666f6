import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { DateField } from '../DateField/DateField.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';
import { dates, languages, numbers, pastedDates, pastedTimes, rowsOf, times } from './inputs.testing.ts';
import { messagesIn } from './messagesIn.testing.tsx';

type Way = (input: string) => Promise<void>;

/** React draws what an event has changed in a microtask. */
const drawn = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));

/** Gives an event to what has the focus. The browser takes it if nothing else does, which it says in no event of its own. */
async function give(event: Event, text: string) {
  if (document.activeElement?.dispatchEvent(event)) document.execCommand('insertText', false, text);
  await drawn();
}
const bubbling = { bubbles: true, cancelable: true };
/** Types sign by sign. The focus may move on by itself. */
const type: Way = async (input) => {
  for (const data of input)
    await give(new InputEvent('beforeinput', { data, inputType: 'insertText', ...bubbling }), data);
};
const paste: Way = (input) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', input);
  const event = new ClipboardEvent('paste', bubbling);
  // Firefox takes no transfer from the options.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  return give(event, input);
};

/** Plays the inputs in a field that is new for each. Returns what its form would send, or `!` for an error that stands at the field and stops the form. */
async function play(inputs: readonly string[], locale: string, field: ReactNode, way: Way): Promise<readonly string[]> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const messages = messagesIn(locale);
  const found: string[] = [];
  for (const input of inputs) {
    flushSync(() =>
      root.render(
        <ThemeProvider locale={locale} messages={messages}>
          <form key={found.length}>{field}</form>
        </ThemeProvider>,
      ),
    );
    const form = place.querySelector('form');
    if (!form) throw new Error('There is no form.');
    form
      .querySelector<HTMLElement>('input:not([hidden], [type=hidden], [tabindex="-1"]), [contenteditable=true]')
      ?.focus();
    await drawn();
    await way(input);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await drawn();
    const isValid = form.checkValidity();
    await drawn();
    const isShown = form.querySelector('[slot=errorMessage]')?.textContent !== '';
    const sent = new FormData(form).get('field');
    found.push(isValid && typeof sent === 'string' ? sent : isShown ? '!' : 'no error is shown');
  }
  return found;
}

// The inputs follow each other faster than the code of dates and times loads.
beforeEach(async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() => root.render(<TimeField label="Field" />));
  const part = place.querySelector<HTMLElement>('[contenteditable=true]');
  part?.focus();
  await type('1');
  await expect.poll(() => part?.textContent).toBe('1');
  root.unmount();
  place.remove();
});

const number = <NumberField label="Field" name="field" isRequired />;
const date = <DateField label="Field" name="field" isRequired />;
const picker = <DatePicker label="Field" name="field" isRequired />;
const time = <TimeField label="Field" name="field" isRequired />;

test.each(
  languages.flatMap((language) =>
    (
      [
        ['numbers typed', number, type, numbers],
        ['numbers pasted', number, paste, numbers],
        // Both have the same parts.
        ['dates typed', language.startsWith('ar') ? picker : date, type, dates],
        ['dates pasted', picker, paste, pastedDates],
        ['times typed', time, type, times],
        ['times pasted', time, paste, pastedTimes],
      ] as const
    ).map((kind) => [language, ...kind] as const),
  ),
)('in %s, %s are sent as they are meant, or are an error', async (language, _, field, way, table) => {
  const rows = rowsOf(table, language);
  const found = await play(
    rows.map(({ input }) => input),
    language,
    field,
    way,
  );
  expect(rows.map(({ input }, at) => `${input} | ${found[at] ?? ''}`)).toEqual(
    rows.map(({ input, meaning }) => `${input} | ${meaning}`),
  );
});
