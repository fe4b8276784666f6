import { createFakeContext, moduleRules, subApplication, type FakeServices } from '@gantry/module/testing';
import { createRoot } from 'react-dom/client';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import entry from '../src/entry.tsx';

const table = { caption: 'Running workflows', columns: ['Workflow', 'Step'], rows: [['WF-4400', 'Permit']] };
const answer: FakeServices = () => ({ json: table });

describe('the built module keeps the rules of the portal', () => {
  const module = subApplication(() => import('../dist/entry.js'));
  test.each(moduleRules)('$name', ({ check }) => check({ module, answer, createRoot }));
});

test('shows the records of the program', async () => {
  const portal = createFakeContext({ answer });
  const unmount = await entry.mount(portal.container, portal.context);
  await expect.element(page.getByRole('rowheader', { name: 'WF-4400' })).toBeVisible();
  expect(portal.calls).toMatchObject([{ service: 'base', path: '/records/api/workflow', program: 'NWX' }]);
  await unmount?.();
  portal.close();
});

test('asks before a note is lost', async () => {
  const portal = createFakeContext({ route: { subPath: '/notes' }, answer });
  const unmount = await entry.mount(portal.container, portal.context);
  expect(portal.leaveQuestion()).toBeNull();
  await page.getByLabelText('Note').fill('Ring twice.');
  expect(portal.leaveQuestion()).toMatch(/not saved/);
  await unmount?.();
  portal.close();
});
