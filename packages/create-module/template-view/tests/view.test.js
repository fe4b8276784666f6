import { createFakeContext, moduleRules, view } from '@gantry/module/testing';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import html from '../view.html?raw';
import script from '../view.js?raw';

const module = view({ html, scripts: [script] });
const rows = [
  ['WF-4400', 'NWX-0041'],
  ['WF-4401', 'NWX-0108'],
];
const answer = () => ({ json: { caption: 'Running workflows', columns: ['Workflow', 'Site'], rows } });

describe('the view keeps the rules of the portal', () => {
  test.each(moduleRules)('$name', ({ check }) => check({ module, answer }));
});

test('shows the records of the program', async () => {
  const portal = createFakeContext({ answer });
  await module.open(portal.context);
  await expect.element(page.getByRole('cell', { name: 'WF-4400' })).toBeVisible();
  expect(portal.calls).toMatchObject([{ service: 'base', path: '/records/api/workflow', program: 'NWX' }]);
  portal.close();
});

test('shows the records of the site in its address, and goes to another', async () => {
  const portal = createFakeContext({ answer, route: { basePath: '/apps/__NAME__', query: { site: 'NWX-0108' } } });
  await module.open(portal.context);
  await expect.element(page.getByRole('cell', { name: 'WF-4401' })).toBeVisible();
  expect(page.getByRole('cell', { name: 'WF-4400' }).elements()).toEqual([]);
  await page.getByLabelText('Site').fill('NWX-0041');
  await page.getByRole('button', { name: 'Export' }).click();
  expect(portal.addresses).toEqual(['/apps/__NAME__?site=NWX-0041']);
  portal.close();
});

test('shows the sentence of a service that refuses', async () => {
  const portal = createFakeContext({ answer: () => ({ status: 503, message: 'The archive is closed.' }) });
  await module.open(portal.context);
  await expect.element(page.getByText('The archive is closed.')).toBeVisible();
  portal.close();
});
