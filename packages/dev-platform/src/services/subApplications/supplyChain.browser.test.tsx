import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount as mountQuestionnaire } from '../../../sub-applications/questionnaire.tsx';
import { mount as mountSupplyChain } from '../../../sub-applications/supply-chain.tsx';
import { supplyItemsOf } from '../../seed/supplyItems.ts';
import { demoTable } from '../../seed/tables/demoTable.ts';
import { fakeModule } from '../../testing/fakeModule.ts';
import type { Answer, FakeModule, ServiceCall } from '../../testing/fakeModule.ts';

const items = supplyItemsOf('NWX');

function answer({ path, method }: ServiceCall): Answer {
  if (path === '/supplychain/api/Items') return { json: items };
  if (path === '/supplychain/api/Items/5002') return { json: items[1] };
  if (path === '/records/api/questionnaire') return { json: demoTable('questionnaire', 'NWX') };
  return method === 'POST' ? { json: { id: 'a-job' } } : { status: 404, message: 'This program has no such item.' };
}

let module: FakeModule;
let unmount: (() => void | Promise<void>) | void;
afterEach(async () => {
  await unmount?.();
  module.leave();
});

async function open(mount: typeof mountSupplyChain, subPath = '', answerCall = answer) {
  module = fakeModule({ basePath: '/apps/supplyChain/main', subPath }, { answer: answerCall });
  unmount = await mount(module.container, module.context);
}

test('lists the items, filters them and opens one', async () => {
  await open(mountSupplyChain);
  await expect.element(page.getByText('24 of 24 items')).toBeVisible();
  await page.getByLabelText('Find an item').fill('5002');
  await expect.element(page.getByText('1 of 24 items')).toBeVisible();
  await page.getByRole('link', { name: '5002' }).click();
  expect(module.context.navigate).toHaveBeenCalledWith('/apps/supplyChain/main/items/5002');
  module.go('/items/5002');
  await expect.element(page.getByRole('heading', { name: `5002 ${items[1]?.name ?? ''}` })).toBeVisible();
  await page.getByRole('link', { name: 'Back to all items' }).click();
  expect(module.context.navigate).toHaveBeenLastCalledWith('/apps/supplyChain/main');
});

test('an export runs in the workflow job service', async () => {
  await open(mountSupplyChain);
  await page.getByRole('button', { name: 'Export as PDF' }).click();
  await expect.poll(() => module.context.openNotificationPanel).toHaveBeenCalledWith('exports');
  const body = { kind: 'export', title: 'Warehouse stock count sheet', file: 'pdf' };
  const path = '/fsoworkflowtasks/api/BackgroundJobs/Start';
  expect(module.calls).toContainEqual({ method: 'POST', path, program: 'NWX', body });
});

test('an import sends the file', async () => {
  await open(mountSupplyChain);
  await page.getByLabelText('Import items (.xlsx or .csv)').upload(new File(['Item,Stock\n5001,3'], 'items.csv'));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect.poll(() => module.context.openNotificationPanel).toHaveBeenCalledWith('imports');
  expect(module.calls.at(-1)?.body).toEqual({
    kind: 'import',
    title: 'SCM item management save',
    fileName: 'items.csv',
    content: btoa('Item,Stock\n5001,3'),
  });
});

test('a failure shows its reason and can be retried', async () => {
  let isBroken = true;
  await open(mountSupplyChain, '', (call) =>
    isBroken ? { status: 503, message: 'The warehouse is closed.' } : answer(call),
  );
  await expect.element(page.getByRole('alert').getByText('The warehouse is closed.')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('24 of 24 items')).toBeVisible();
});

test('a refusal for a missing permission is reported to the portal', async () => {
  await open(mountSupplyChain, '', () => ({ status: 403, message: 'You may not open this module.' }));
  await expect.poll(() => module.context.reportUnauthorized).toHaveBeenCalled();
});

test('another sub-application shows its table and its context, and removes everything at its unmount', async () => {
  const sheets = document.adoptedStyleSheets.length;
  await open(mountQuestionnaire);
  await expect.element(page.getByRole('columnheader', { name: 'Answered' })).toBeVisible();
  await expect.element(page.getByText('Northwind Wireless Expansion (NWX)')).toBeVisible();
  await unmount?.();
  unmount = undefined;
  expect(module.container.childElementCount).toBe(0);
  expect(document.adoptedStyleSheets).toHaveLength(sheets);
});
