import { toastQueue } from '@gantry/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useShellMessages } from '../messages/index.ts';
import type { PurchaseOrderSearch } from '../services/monolith/monolith.schemas.ts';

/** A purchase order that was found, and the program it belongs to. */
export interface PurchaseOrderHit {
  readonly poNumber: string;
  readonly program: { readonly id: string; readonly name: string };
}

/** How the search goes. */
export interface PurchaseOrderSearchState {
  readonly isLoading: boolean;
  /** Null until something has been searched for, and after a failure; empty when nothing was found. */
  readonly hits: readonly PurchaseOrderHit[] | null;
  /** Searches for a PO Number, the only criterion. */
  search(this: void, text: string): void;
  /** Forgets what was found. */
  clear(this: void): void;
}

/** The answer as a hit; null where nothing was found. An order found without a program or number could not be opened. */
function hitOf({ found, PONumber, projectId, projectName }: PurchaseOrderSearch): PurchaseOrderHit | null {
  if (!found) return null;
  if (PONumber === null || projectId === null)
    throw new Error('The purchase order that was found has no number or program.');
  return { poNumber: PONumber, program: { id: projectId, name: projectName ?? projectId } };
}

/**
 * Searches purchase orders by their number. An empty text and a failure are told by toasts, and what was typed stays.
 *
 * @param searchPurchaseOrder asks the service; an older question that is still under way is given up
 */
export function usePurchaseOrderSearch(
  searchPurchaseOrder: (poNumber: string) => Promise<PurchaseOrderSearch>,
): PurchaseOrderSearchState {
  const messages = useShellMessages();
  const { mutate, reset, data, isPending } = useMutation({
    mutationFn: async (poNumber: string) => {
      const hit = hitOf(await searchPurchaseOrder(poNumber));
      return hit === null ? [] : [hit];
    },
    onError: () => {
      toastQueue.add({ title: messages.search.failed, tone: 'danger' });
    },
  });
  return {
    isLoading: isPending,
    hits: data ?? null,
    search: (text) => {
      const poNumber = text.trim();
      if (poNumber === '') toastQueue.add({ title: messages.search.empty, tone: 'information' });
      else mutate(poNumber);
    },
    clear: reset,
  };
}
