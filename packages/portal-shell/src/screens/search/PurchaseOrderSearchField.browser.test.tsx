import { ToastRegion, toastQueue } from '@gantry/ui-kit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createProgramStore } from '@gantry/platform-client/program/selectedProgram';
import { renderScreen } from '../testing/renderScreen.testing.tsx';
import type { PurchaseOrderSearch } from '@gantry/platform-client/services/monolith/monolith.schemas';
import { memoryStorage } from '@gantry/platform-client/storage/memoryStorage.testing';
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
  const searchPurchaseOrder = vi.fn((_poNumber: string, _signal: AbortSignal) => answer());
  const program = createProgramStore({ session: memoryStorage(), local: memoryStorage() });
  program.select({ id: 'HFR', name: 'Harbor' });
  const onOpen = vi.fn();
  const screen = await renderScreen(
    <>
      <PurchaseOrderSearchField
        searchPurchaseOrder={searchPurchaseOrder}
        program={program}
        onOpen={onOpen}
        hrefOfHit={({ poNumber, program: { id } }) => `/orders/${poNumber}?program=${id}`}
      />
      <ToastRegion />
    </>,
  );
  const field = screen.getByLabelText('Search purchase orders', { exact: true });
  await field.fill(text);
  await field.click();
  await userEvent.keyboard('{Enter}');
  return { screen, field, searchPurchaseOrder, onOpen, program };
}

test('an empty text asks for one, and nothing found says so', async () => {
  const { screen, field, searchPurchaseOrder } = await search(' ', () => Promise.resolve(notFound));
  await expect.element(screen.getByRole('group', { name: 'Please, type something to search' })).toBeVisible();
  expect(searchPurchaseOrder).not.toHaveBeenCalled();
  await field.fill('9');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('No results').first()).toBeVisible();
});

test.each([
  ['spaces around it', '\u00A0 PO-1042\u3000', 'PO-1042'],
  ['marks of direction', '\u202APO-1042\u202C\u200E', 'PO-1042'],
  ['a byte order mark', '\uFEFFPO-1042', 'PO-1042'],
  ['Arabic digits', 'PO-١٠٤٢', 'PO-1042'],
  ['full-width digits', 'po-１０４２', 'po-1042'],
])('a number with %s is searched without', async (_, pasted, number) => {
  const { searchPurchaseOrder } = await search(pasted);
  await expect.poll(() => searchPurchaseOrder.mock.calls[0]?.[0]).toBe(number);
});

test('a hit is a link: the browser opens it in a new tab, and a plain press opens it here', async () => {
  const { screen, onOpen } = await search('PO-1042');
  const hit = screen.getByRole('option', { name: /PO-1042/ });
  await expect.element(hit).toHaveAttribute('href', '/orders/PO-1042?program=HFR');
  const left: boolean[] = [];
  const ended = new AbortController();
  addEventListener(
    'click',
    (event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    },
    { signal: ended.signal },
  );
  await hit.click({ modifiers: ['ControlOrMeta'] });
  expect(left).toEqual([true]);
  expect(onOpen).not.toHaveBeenCalled();
  await hit.click();
  expect(left).toEqual([true, false]);
  expect(onOpen).toHaveBeenCalledOnce();
  ended.abort();
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

describe('a search that is given up is aborted, and shows no toast when it fails late', () => {
  test('the person types on', async () => {
    const { promise, reject: fail } = Promise.withResolvers<PurchaseOrderSearch>();
    const { screen, field, searchPurchaseOrder } = await search('PO-7', () => promise);
    await expect.poll(() => searchPurchaseOrder.mock.calls).toHaveLength(1);
    await field.fill('PO-71');
    expect(searchPurchaseOrder.mock.calls[0]?.[1].aborted).toBe(true);
    fail(new Error('500'));
    // The result of a second search shows that the first one has ended.
    searchPurchaseOrder.mockResolvedValueOnce(notFound);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('No results').first()).toBeVisible();
    expect(screen.getByRole('group', { name: 'An error occurred, please try again' }).elements()).toEqual([]);
  });

  test('another program is selected', async () => {
    const { promise, reject: fail } = Promise.withResolvers<PurchaseOrderSearch>();
    const { screen, field, searchPurchaseOrder, program } = await search('PO-7', () => promise);
    await expect.poll(() => searchPurchaseOrder.mock.calls).toHaveLength(1);
    program.select({ id: 'CPT', name: 'Cascade' });
    fail(new Error('500'));
    await expect.element(field).toHaveValue('PO-7');
    await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'An error occurred, please try again' }).elements()).toEqual([]);
  });
});
