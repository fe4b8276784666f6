import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { guardFields } from './guardFields.ts';

let container: HTMLElement;
let end: AbortController;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  end = new AbortController();
  guardFields(container, end.signal);
});
afterEach(() => {
  end.abort();
  container.remove();
});

function add(type: string): HTMLInputElement {
  const field = container.appendChild(Object.assign(document.createElement('input'), { type, step: 'any' }));
  field.focus();
  return field;
}

test.each([
  ['21.5', '21.5', true],
  ['-3', '-3', true],
  ['1e3', '1e3', true],
  ['1,5', '15', false],
  ['1280,40', '128040', false],
  ['1,280.40', '1280.40', false],
  ['1.2.3', '1.23', false],
  ['٢١', '', false],
])('of the number %s the field holds %s, valid: %s', async (typed, value, isValid) => {
  const field = add('number');
  await userEvent.keyboard(typed);
  expect(field.value).toBe(value);
  expect(field.validity.valid).toBe(isValid);
  expect(field.validationMessage !== '').toBe(!isValid);
  // What is written after that counts.
  field.select();
  await userEvent.keyboard('7');
  expect(field.value).toBe('7');
  expect(field.validity.valid).toBe(true);
});

test.each([
  ['date', '0026-03-09', '2026-03-09'],
  ['month', '0026-03', '2026-03'],
  ['week', '0026-W03', '2026-W03'],
  ['datetime-local', '0026-03-09T07:00', '2026-03-09T07:00'],
])('a year of two digits in a field of the type %s is an error', (type, old, value) => {
  const field = add(type);
  field.value = old;
  expect(field.validity.rangeUnderflow).toBe(true);
  field.value = value;
  expect(field.validity.valid).toBe(true);
});

test('a day that is written without a focus has its limit', () => {
  const field = container.appendChild(Object.assign(document.createElement('input'), { type: 'date' }));
  field.value = '0026-03-09';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(field.validity.rangeUnderflow).toBe(true);
});

test('a first day that the view names stays', () => {
  const field = container.appendChild(
    Object.assign(document.createElement('input'), { type: 'date', min: '1850-01-01' }),
  );
  field.focus();
  expect(field.min).toBe('1850-01-01');
});

test('the wheel changes no number, and the field can be written after it', async () => {
  const field = add('number');
  await userEvent.keyboard('5');
  await userEvent.wheel(field, { delta: { y: 100 }, times: 3 });
  await expect.poll(() => field.readOnly).toBe(false);
  expect(field.value).toBe('5');
});
