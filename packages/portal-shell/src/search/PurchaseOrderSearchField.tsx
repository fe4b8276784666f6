import { SearchField } from '@gantry/ui-kit';
import { useState } from 'react';
import { useShellMessages } from '../messages/index.ts';
import type { PurchaseOrderSearch } from '../services/monolith/monolith.schemas.ts';
import { usePurchaseOrderSearch, type PurchaseOrderHit } from './usePurchaseOrderSearch.ts';

/** What `PurchaseOrderSearchField` takes. */
export interface PurchaseOrderSearchFieldProps {
  readonly searchPurchaseOrder: (poNumber: string) => Promise<PurchaseOrderSearch>;
  /** Opens the purchase order in its program. */
  readonly onOpen: (hit: PurchaseOrderHit) => void;
}

/** The search of the top bar. */
export function PurchaseOrderSearchField({ searchPurchaseOrder, onOpen }: PurchaseOrderSearchFieldProps) {
  const messages = useShellMessages();
  const [text, setText] = useState('');
  const { isLoading, hits, search, clear } = usePurchaseOrderSearch(searchPurchaseOrder);
  return (
    <SearchField
      variant="bar"
      aria-label={messages.search.label}
      placeholder={messages.search.placeholder}
      value={text}
      onChange={(next) => {
        setText(next);
        // What was found belongs to another number.
        clear();
      }}
      onSubmit={search}
      isLoading={isLoading}
      {...(hits && {
        results: hits.map(({ poNumber, program }) => ({
          id: poNumber,
          title: poNumber,
          description: messages.search.result(program.name),
        })),
      })}
      emptyText={messages.search.noResults}
      onAction={(id) => {
        const hit = hits?.find(({ poNumber }) => poNumber === id);
        if (!hit) return;
        setText('');
        clear();
        onOpen(hit);
      }}
    />
  );
}
