import { foldText, toastQueue } from '@gantry/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useShellMessages } from '../languages/index.ts';
import type { AskExtensions } from '../hosting/extension/askSlot.ts';
import type { PurchaseOrderSearch } from '../services/monolith/monolith.schemas.ts';

/** A purchase order that was found, and the program it belongs to. */
export interface PurchaseOrderHit {
  readonly poNumber: string;
  readonly program: { readonly id: string; readonly name: string };
}

/** Where purchase orders are searched, and in which program. */
export interface PurchaseOrderSource {
  readonly searchPurchaseOrder: (poNumber: string, signal: AbortSignal) => Promise<PurchaseOrderSearch>;
  /** Fires when the program that is selected now is no longer selected. The search is given up then. */
  readonly getProgramSignal: () => AbortSignal;
  /** Asks extensions with the same text. Null if there is none. */
  readonly askExtensions?: AskExtensions<'search'> | null;
}

/** A hit of an extension. */
interface FurtherHit {
  readonly key: string;
  readonly title: string;
  readonly href: string;
  /** The name of the extension. */
  readonly provider: string;
}

/** The state of the search. */
export interface PurchaseOrderSearchState {
  readonly isLoading: boolean;
  /** Null before the first search and after a failure; empty if nothing was found. */
  readonly hits: readonly PurchaseOrderHit[] | null;
  /** The hits of the extensions that have answered. */
  readonly further: readonly FurtherHit[];
  /** Searches for a PO Number, the only criterion. */
  readonly search: (text: string) => void;
  /** Forgets what was found and gives up a search that is running. */
  readonly clear: () => void;
}

/** The answer as a hit; null if nothing was found. An order without a program or number could not be opened. */
function hitOf({ found, PONumber, projectId, projectName }: PurchaseOrderSearch): PurchaseOrderHit | null {
  if (!found) return null;
  if (PONumber === null || projectId === null)
    throw new Error('The purchase order that was found has no number or program, so it cannot be opened.');
  return { poNumber: PONumber, program: { id: projectId, name: projectName ?? projectId } };
}

/**
 * Searches purchase orders by their number. A toast reports an empty text and a failure, and the text stays in the field. A search that was
 * given up shows nothing.
 */
export function usePurchaseOrderSearch(source: PurchaseOrderSource): PurchaseOrderSearchState {
  const { searchPurchaseOrder, getProgramSignal, askExtensions } = source;
  const [further, setFurther] = useState<readonly FurtherHit[]>([]);
  const messages = useShellMessages();
  const running = useRef<AbortController>(null);
  const giveUp = useCallback(() => running.current?.abort(), []);
  useEffect(() => giveUp, [giveUp]);

  const { mutate, reset, data, isPending } = useMutation({
    mutationFn: async ({ poNumber, signal }: { readonly poNumber: string; readonly signal: AbortSignal }) => {
      const answer = await searchPurchaseOrder(poNumber, signal);
      signal.throwIfAborted();
      const hit = hitOf(answer);
      return hit === null ? [] : [hit];
    },
    onError: (_error, { signal }) => {
      if (!signal.aborted) toastQueue.add({ title: messages.search.failed, tone: 'danger' });
    },
  });

  return {
    isLoading: isPending,
    hits: data ?? null,
    further,
    search: (text) => {
      giveUp();
      // A copied number may have marks that cannot be seen, and a keyboard may write other digits.
      const poNumber = text.replaceAll(/\p{Cf}|\p{Nd}/gu, foldText).trim();
      if (poNumber === '') {
        toastQueue.add({ title: messages.search.empty, tone: 'information' });
        return;
      }
      running.current = new AbortController();
      const signal = AbortSignal.any([running.current.signal, getProgramSignal()]);
      mutate({ poNumber, signal });
      setFurther([]);
      void askExtensions?.({ text: poNumber, signal }, ({ extension: { entry, name: provider }, answer }) => {
        const shown = answer.map(({ id, title, href }) => ({ key: `${entry} ${id}`, title, href, provider }));
        setFurther((known) => [...known, ...shown]);
      });
    },
    clear: () => {
      giveUp();
      reset();
      setFurther([]);
    },
  };
}
