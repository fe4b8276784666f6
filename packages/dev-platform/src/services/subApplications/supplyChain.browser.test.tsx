import { createFakeContext, type FakeAnswer, type FakeCall, type FakePortal } from '@gantry/module/testing';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import questionnaire from '../../../sub-applications/questionnaire.tsx';
import supplyChain from '../../../sub-applications/supply-chain.tsx';
import { supplyItemsOf } from '../../seed/supplyItems.ts';
import { demoTable } from '../../seed/tables/demoTable.ts';

const items = supplyItemsOf('NWX');

function answer({ path }: FakeCall): FakeAnswer {
  if (path === '/supplychain/api/Items') return { json: items };
  if (path === '/supplychain/api/Items/5002') return { json: items[1] };
  if (path === '/records/api/questionnaire') return { json: demoTable('questionnaire', 'NWX') };
  return { status: 404, message: 'This program has no such item.' };
}

let module: FakePortal;
let unmount: (() => void | Promise<void>) | void;
afterEach(async () => {
  await unmount?.();
  module.close();
});

async function open({ mount }: typeof supplyChain, subPath = '', answerCall = answer) {
  module = createFakeContext({ route: { basePath: '/apps/supplyChain/main', subPath }, answer: answerCall });
  unmount = await mount(module.container, module.context);
}

test('lists the items, filters them and opens one', async () => {
  await open(supplyChain);
  await expect.element(page.getByText('24 of 24 items')).toBeVisible();
  await page.getByLabelText('Find an item').fill('5002');
  await expect.element(page.getByText('1 of 24 items')).toBeVisible();
  await page.getByRole('link', { name: '5002' }).click();
  expect(module.addresses).toEqual(['/apps/supplyChain/main/items/5002']);
  module.setRoute({ subPath: '/items/5002' });
  await expect.element(page.getByRole('heading', { name: `5002 ${items[1]?.name ?? ''}` })).toBeVisible();
  await page.getByRole('link', { name: 'Back to all items' }).click();
  expect(module.addresses.at(-1)).toBe('/apps/supplyChain/main');
});

test('a failure shows its reason and can be retried', async () => {
  let isBroken = true;
  await open(supplyChain, '', (call) =>
    isBroken ? { status: 503, message: 'The warehouse is closed.' } : answer(call),
  );
  await expect.element(page.getByRole('alert').getByText('The warehouse is closed.')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('24 of 24 items')).toBeVisible();
});

test('a refusal for a missing permission is reported to the portal', async () => {
  await open(supplyChain, '', () => ({ status: 403, message: 'You may not open this module.' }));
  await expect.poll(module.isUnauthorized).toBe(true);
});

test('another sub-application shows its table and its context, and removes everything at its unmount', async () => {
  const sheets = document.adoptedStyleSheets.length;
  await open(questionnaire);
  await expect.element(page.getByRole('columnheader', { name: 'Answered' })).toBeVisible();
  await expect.element(page.getByText('Northwind Wireless Expansion (NWX)')).toBeVisible();
  await unmount?.();
  unmount = undefined;
  expect(module.container.childElementCount).toBe(0);
  expect(document.adoptedStyleSheets).toHaveLength(sheets);
});
