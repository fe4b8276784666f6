import { SearchField } from '@gantry/ui-kit';
import { useState } from 'react';
import { hrefOf } from '../addresses/portalBase.ts';
import { useShellMessages } from '../languages/index.ts';
import { usePurchaseOrderSearch, type PurchaseOrderHit, type PurchaseOrderSource } from './usePurchaseOrderSearch.ts';

/** The source of purchase orders and the handler of a hit. */
export interface PurchaseOrderSearchFieldProps extends PurchaseOrderSource {
  /** Opens the purchase order in its program. */
  readonly onOpen: (hit: PurchaseOrderHit) => void;
  /** The address of a purchase order. */
  readonly hrefOfHit?: (hit: PurchaseOrderHit) => string;
  /** Opens a hit of a provider. */
  readonly onOpenAddress?: (href: string) => void;
}

/** The search of the top bar. */
export function PurchaseOrderSearchField({
  onOpen,
  hrefOfHit,
  onOpenAddress,
  ...source
}: PurchaseOrderSearchFieldProps) {
  const messages = useShellMessages();
  const [text, setText] = useState('');
  const { isLoading, hits, further, search, clear } = usePurchaseOrderSearch(source);
  return (
    <SearchField
      variant="bar"
      aria-label={messages.search.label}
      placeholder={messages.search.placeholder}
      value={text}
      onChange={(next) => {
        setText(next);
        // The hits belong to the number that was typed before.
        clear();
      }}
      onSubmit={search}
      isLoading={isLoading}
      {...(hits && {
        results: [
          ...hits.map(({ poNumber, program }) => ({
            id: poNumber,
            title: poNumber,
            ...(hrefOfHit && { href: hrefOfHit({ poNumber, program }) }),
            description: messages.search.result(program.name),
          })),
          ...further.map(({ key, title, href, provider }) => ({
            id: key,
            title,
            href: hrefOf(href),
            description: provider,
          })),
        ],
      })}
      emptyText={messages.search.noResults}
      onAction={(id) => {
        const hit = hits?.find(({ poNumber }) => poNumber === id);
        const other = further.find(({ key }) => key === id);
        setText('');
        clear();
        if (hit) onOpen(hit);
        else if (other) onOpenAddress?.(other.href);
      }}
    />
  );
}
