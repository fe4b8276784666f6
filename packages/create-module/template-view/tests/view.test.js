import { createFakeContext, moduleRules, view } from '@gantry/module/testing';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import html from '../view.html?raw';
import script from '../view.js?raw';

const module = view({ html, scripts: [script] });
const table = { caption: 'Running workflows', columns: ['Workflow', 'Step'], rows: [['WF-4400', 'Permit']] };
const answer = () => ({ json: table });

describe('the view keeps the rules of the portal', () => {
  test.each(moduleRules)('$name', ({ check }) => check({ module, answer }));
});

test('shows the records of the program', async () => {
  const portal = createFakeContext({ answer });
  await module.open(portal.context);
  await expect.element(page.getByRole('cell', { name: 'WF-4400' })).toBeVisible();
  portal.close();
});

test('shows the sentence of a service that refuses', async () => {
  const portal = createFakeContext({ answer: () => ({ status: 503, message: 'The archive is closed.' }) });
  await module.open(portal.context);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The archive is closed.');
  portal.close();
});
