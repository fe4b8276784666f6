import { createFakeContext, type FakeAnswer, type FakeCall, type FakePortal } from '@gantry/module/testing';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import scheduleHtml from '../../../../views/projectManagement.html?raw';
import moduleScript from '../../../../views/scripts/module.js?raw';
import scheduleScript from '../../../../views/scripts/schedule.js?raw';
import { scheduleJobsOf } from '../../../seed/scheduleJobs.ts';

const jobs = scheduleJobsOf('NWX', new Date());
const [first] = jobs;

function answer({ method, path }: FakeCall): FakeAnswer {
  if (path === '/api/Schedule/Jobs') return { json: jobs };
  if (path === '/api/Schedule/Jobs/10001') return { json: { ...first, note: 'Ring twice.' } };
  if (path === '/api/Jobs/Import') return { status: 400, message: 'The file has no line below its header.' };
  return method === 'GET' ? { status: 404, message: 'This program has no such job.' } : { json: { id: 'a-job' } };
}

let module: FakePortal;
afterEach(() => module.close());

/** Opens the view as the portal does: first the fragment, then its scripts in order. */
function open(inputs: { jobSid?: string } = {}) {
  module = createFakeContext({ route: { basePath: '/apps/projectManagement' }, inputs, answer });
  const { content } = Object.assign(document.createElement('template'), { innerHTML: scheduleHtml });
  for (const script of content.querySelectorAll('script')) script.remove();
  module.container.append(content);
  window.Gantry = { currentModule: module.context };
  for (const text of [moduleScript, scheduleScript]) {
    const script = Object.assign(document.createElement('script'), { text });
    module.container.append(script);
  }
}

test('lists the jobs and filters them by words and status', async () => {
  open();
  await expect.element(page.getByText('40 of 40 jobs')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Blocked');
  const blocked = jobs.filter(({ status }) => status === 'Blocked').length;
  await expect.element(page.getByText(`${String(blocked)} of 40 jobs`)).toBeVisible();
  await page.getByLabelText('Find a job').fill('no such site');
  await expect.element(page.getByText(/^No job matches/)).toBeVisible();
});

test('a refused import shows the reason and keeps the file', async () => {
  open();
  const input = page.getByLabelText('Import jobs (.xlsx or .csv)');
  await input.upload(new File(['Job'], 'jobs.csv'));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const title = 'The import was not started. The file has no line below its header.';
  await expect.poll(() => module.toasts).toEqual([{ title, tone: 'danger' }]);
  expect(module.calls.at(-1)?.body).toBeInstanceOf(FormData);
  await expect.element(input).toHaveValue(expect.stringContaining('jobs.csv') as string);
});

test('an unknown job shows a message', async () => {
  open({ jobSid: '7' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('This program has no such job.');
});
