import { foldText, toastQueue } from '@gantry/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useReadable } from '@gantry/base/react';
import { useShellMessages } from '../../languages/index.ts';
import type { SelectedProgram } from '@gantry/platform-client/program/selectedProgram';
import type { PurchaseOrderSearch } from '@gantry/platform-client/services/monolith/monolith.schemas';

/** A purchase order that was found, and the program it belongs to. */
export interface PurchaseOrderHit {
  readonly poNumber: string;
  readonly program: { readonly id: string; readonly name: string };
}

/** Where purchase orders are searched, and in which program. */
export interface PurchaseOrderSource {
  readonly searchPurchaseOrder: (poNumber: string, signal: AbortSignal) => Promise<PurchaseOrderSearch>;
  /** Without a program the search waits for the choice. A later choice gives it up. */
  readonly program: SelectedProgram;
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
export function usePurchaseOrderSearch(source: PurchaseOrderSource) {
  const { searchPurchaseOrder, program } = source;
  const hasProgram = useReadable(program) !== null;
  const messages = useShellMessages();
  const running = useRef<AbortController>(null);
  const giveUp = useCallback(() => running.current?.abort(), []);
  useEffect(() => giveUp, [giveUp]);

  const { mutate, reset, data, isPending } = useMutation({
    mutationFn: async ({ poNumber, givenUp }: { readonly poNumber: string; readonly givenUp: AbortSignal }) => {
      let signal = givenUp;
      try {
        await program.whenSelected(givenUp);
        signal = AbortSignal.any([givenUp, program.signal()]);
        const answer = await searchPurchaseOrder(poNumber, signal);
        signal.throwIfAborted();
        const hit = hitOf(answer);
        return hit === null ? [] : [hit];
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      }
    },
    onError: () => void toastQueue.add({ title: messages.search.failed, tone: 'danger' }),
  });

  return {
    isLoading: isPending && hasProgram,
    /** True while the search waits until a program is selected. */
    needsProgram: isPending && !hasProgram,
    /** Null before the first search and after a failure; empty if nothing was found. */
    hits: data ?? null,
    /** Searches for a PO Number, the only criterion. */
    search: (text: string) => {
      giveUp();
      // A copied number may have marks that cannot be seen, and a keyboard may write other digits.
      const poNumber = text.replaceAll(/\p{Cf}|\p{Nd}/gu, foldText).trim();
      if (poNumber === '') {
        toastQueue.add({ title: messages.search.empty, tone: 'information' });
        return;
      }
      running.current = new AbortController();
      mutate({ poNumber, givenUp: running.current.signal });
    },
    /** Forgets what was found and gives up a search that is running. */
    clear: () => {
      giveUp();
      reset();
    },
  };
}
