import type { SearchProvider } from '@gantry/module';
import { toastQueue } from '@gantry/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useShellMessages } from '../languages/index.ts';
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
  /** Further sources, which are asked with the same text. */
  readonly providers?: readonly SearchProvider[] | undefined;
}

/** A hit of a further source. */
export interface FurtherHit {
  readonly key: string;
  readonly title: string;
  readonly href: string;
  /** The name of the source. */
  readonly provider: string;
}

/** The number of hits that each further source shows. */
const limit = 5;

/** The state of the search. */
export interface PurchaseOrderSearchState {
  readonly isLoading: boolean;
  /** Null before the first search and after a failure; empty if nothing was found. */
  readonly hits: readonly PurchaseOrderHit[] | null;
  /** The hits of the further sources that have answered. */
  readonly further: readonly FurtherHit[];
  /** Searches for a PO Number, the only criterion. */
  search(this: void, text: string): void;
  /** Forgets what was found and gives up a search that is running. */
  clear(this: void): void;
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
  const { searchPurchaseOrder, getProgramSignal, providers = [] } = source;
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
      const poNumber = text.trim();
      if (poNumber === '') {
        toastQueue.add({ title: messages.search.empty, tone: 'information' });
        return;
      }
      running.current = new AbortController();
      const signal = AbortSignal.any([running.current.signal, getProgramSignal()]);
      mutate({ poNumber, signal });
      setFurther([]);
      for (const { id, title: provider, search } of providers) {
        const show = async () => {
          const found = await search({ text: poNumber, limit, signal });
          const shown = found.map(({ id: key, title, href }) => ({ key: `${id} ${key}`, title, href, provider }));
          if (!signal.aborted) setFurther((known) => [...known, ...shown]);
        };
        // A source that fails shows nothing.
        show().catch(() => undefined);
      }
    },
    clear: () => {
      giveUp();
      reset();
      setFurther([]);
    },
  };
}
