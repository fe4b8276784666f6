import { ToastRegion, toastQueue } from '@gantry/ui-kit';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '../screens/testing/renderScreen.testing.tsx';
import type { PurchaseOrderSearch } from '../services/monolith/monolith.schemas.ts';
import { PurchaseOrderSearchField } from './PurchaseOrderSearchField.tsx';

const found: PurchaseOrderSearch = {
  found: true,
  PONumber: 'PO-1042',
  projectName: 'Harbor Fiber Rollout',
  projectId: 'HFR',
};
const notFound: PurchaseOrderSearch = { found: false, PONumber: null, projectName: null, projectId: null };

beforeEach(() => {
  toastQueue.clear();
});

async function search(text: string, answer: () => Promise<PurchaseOrderSearch> = () => Promise.resolve(found)) {
  const searchPurchaseOrder = vi.fn((_poNumber: string) => answer());
  const onOpen = vi.fn();
  const screen = await renderScreen(
    <>
      <PurchaseOrderSearchField searchPurchaseOrder={searchPurchaseOrder} onOpen={onOpen} />
      <ToastRegion />
    </>,
  );
  const field = screen.getByLabelText('Search purchase orders', { exact: true });
  await field.fill(text);
  await field.click();
  await userEvent.keyboard('{Enter}');
  return { screen, field, searchPurchaseOrder, onOpen };
}

/** "Empty text shows an info toast 'Please, type something to search'." */
test.each(['', '   '])('"%s" asks for something to search', async (text) => {
  const { screen, searchPurchaseOrder } = await search(text);
  await expect.element(screen.getByRole('group', { name: 'Please, type something to search' })).toBeVisible();
  expect(searchPurchaseOrder).not.toHaveBeenCalled();
});

test('a hit opens its purchase order in its program', async () => {
  const { screen, searchPurchaseOrder, onOpen } = await search(' PO-1042 ');
  expect(searchPurchaseOrder).toHaveBeenCalledExactlyOnceWith('PO-1042');
  await screen.getByText('PO in Harbor Fiber Rollout').click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({
    poNumber: 'PO-1042',
    program: { id: 'HFR', name: 'Harbor Fiber Rollout' },
  });
});

test("nothing found is 'No results'", async () => {
  const { screen } = await search('PO-9', () => Promise.resolve(notFound));
  await expect.element(screen.getByText('No results').first()).toBeVisible();
});

/** "'An error occurred, please try again' (PO search failure)." */
test.each([
  ['a refusal', () => Promise.reject(new Error('500'))],
  ['a hit without a program', () => Promise.resolve({ ...found, projectId: null })],
])('%s shows a toast, and what was typed stays', async (_, answer) => {
  const { screen, field, onOpen } = await search('PO-7', answer);
  await expect.element(screen.getByRole('group', { name: 'An error occurred, please try again' })).toBeVisible();
  await expect.element(field).toHaveValue('PO-7');
  expect(onOpen).not.toHaveBeenCalled();
});
