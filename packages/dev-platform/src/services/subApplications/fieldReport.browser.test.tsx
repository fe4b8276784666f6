import { createFakeContext, type FakeAnswer, type FakeCall, type FakePortal } from '@gantry/module/testing';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import fieldReport from '../../../sub-applications/field-report.tsx';

const people = [{ id: 'P-101', label: 'Mara Lindqvist' }];
const long =
  'WP-3001 TX0412 Harper Street Water Tower: Fiber distribution hub, 288 ports, for the counties east of the river';
const packages = [{ id: 'WP-3001', label: long }];

/** What the service answers to a report. */
let refusal: FakeAnswer | null = null;

function answer({ method, path }: FakeCall): FakeAnswer {
  if (path.endsWith('/People')) return { json: people };
  if (path.endsWith('/WorkPackages')) return { json: packages };
  if (path.endsWith('/Photos')) return { status: 400, message: 'Only pictures go with a report.' };
  if (method === 'POST') return refusal ?? { json: {} };
  return { json: [] };
}

let module: FakePortal;
let unmount: (() => void | Promise<void>) | void;
afterEach(async () => {
  refusal = null;
  await unmount?.();
  module.close();
});

async function open(
  answerCall: typeof answer = answer,
  drafts: NonNullable<Parameters<typeof createFakeContext>[0]>['drafts'] = {},
) {
  module = createFakeContext({ answer: answerCall, drafts });
  unmount = await fieldReport.mount(module.container, module.context);
}

const reopen = async () => {
  await unmount?.();
  unmount = await fieldReport.mount(module.container, module.context);
};

/** What is shown. What is announced as well stands beside it for seven seconds. */
const shown = () => page.elementLocator(module.container);
const field = (name: string) => page.getByRole('textbox', { name });

async function fill() {
  for (const [name, keys] of [
    ['Start of the shift', '0700AM'],
    ['End of the shift', '0300PM'],
  ] as const) {
    await page.getByRole('group', { name }).getByRole('spinbutton').first().click();
    await userEvent.keyboard(keys);
  }
  await page.getByText('Dry').click();
  await field('People in the crew').fill('4');
  await page.getByRole('combobox', { name: 'Work package' }).fill('water');
  await page.getByRole('option', { name: long }).click();
  await field('Work done').fill('Both antennas hang.');
  await page.getByText('None').click();
  await field('Signature').fill('Avery Stone');
}

const send = () => page.getByRole('button', { name: 'Send the report' }).click();

test('a form that cannot be loaded says why, and is loaded on another try', async () => {
  let isBroken = true;
  await open((call) =>
    isBroken && call.path.endsWith('/People') ? { status: 500, message: 'Closed.' } : answer(call),
  );
  await expect.element(page.getByRole('alert').getByText('Closed.')).toBeVisible();
  await expect.element(page.getByText('No report has been sent yet.')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(field('Work done')).toBeVisible();
});

test('what the service finds wrong stands at the fields; a sentence about the whole stands in the list', async () => {
  await open();
  await fill();
  refusal = {
    status: 422,
    message: 'Wrong.',
    fieldErrors: { signature: 'Sign with your full name.', photos: 'Add one.' },
  };
  await send();
  await expect.element(field('Signature')).toHaveAccessibleDescription(/Sign with your full name\.$/);
  await expect.element(page.getByRole('link', { name: 'Photos: Add one.' })).toBeVisible();
  refusal = { status: 422, message: 'It was sent already.' };
  await field('Signature').fill('Avery E. Stone');
  await send();
  await expect.element(page.getByRole('group', { name: /not sent/ }).getByText('It was sent already.')).toBeVisible();
});

test('a report that was refused later is in the form again, with what is wrong', async () => {
  const fieldErrors = { signature: 'Sign with your full name.', photos: 'Add one.' };
  const values = { fields: { work: ['Both antennas hang.'] }, workPackage: null, photos: [] };
  await open(answer, { report: { values, savedAt: Date.now(), refusal: { message: 'Wrong.', fieldErrors } } });
  await expect.element(field('Work done')).toHaveValue('Both antennas hang.');
  await expect.element(field('Signature')).toHaveAccessibleDescription(/Sign with your full name\.$/);
  await expect.element(page.getByRole('link', { name: 'Photos: Add one.' })).toBeVisible();
  await expect.element(shown().getByText(/was not accepted/)).toBeVisible();
});

test('without a connection the report waits, and says so', async () => {
  await open();
  await fill();
  refusal = { isUnreachable: true };
  await send();
  await expect.element(shown().getByText(/^The report waits in this browser/)).toBeVisible();
  expect(module.waiting.map(({ title }) => title)).toEqual([
    expect.stringMatching(/^Field report of \d{4}-\d\d-\d\d$/),
  ]);
});

test('a draft has every field again, the name of its work package and its photos too', async () => {
  await open();
  await fill();
  await page.getByRole('combobox', { name: 'People on site' }).click();
  await userEvent.keyboard('mara{ArrowDown}{Enter}{Escape}');
  await expect.element(page.getByRole('button', { name: 'Remove Mara Lindqvist' })).toBeVisible();
  await page.getByText('Rooftop').click();
  await page.getByText('Mast').click();
  const input = module.container.querySelector('input[type=file]');
  await userEvent.upload(input ?? document.body, new File(['x'], 'mast.png', { type: 'image/png' }));
  await expect.element(shown().getByText('Only pictures go with a report.')).toBeVisible();
  await reopen();
  await expect.element(page.getByText(/^This is your draft of/)).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Work package' })).toHaveValue(long);
  await expect.element(page.getByRole('button', { name: 'Remove Mara Lindqvist' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Dry' })).toBeChecked();
  expect(page.getByRole('checkbox', { checked: true }).elements()).toHaveLength(2);
  await expect.element(page.getByText('mast.png')).toBeVisible();
  await page.getByRole('button', { name: 'Remove mast.png' }).click();
  await reopen();
  await expect.element(field('Signature')).toHaveValue('Avery Stone');
  await expect.element(page.getByText('mast.png')).not.toBeInTheDocument();
});
