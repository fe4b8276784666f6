import { SearchField } from '@gantry/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useShellMessages } from '../../languages/index.ts';
import { usePurchaseOrderSearch, type PurchaseOrderHit, type PurchaseOrderSource } from './usePurchaseOrderSearch.ts';

export interface PurchaseOrderSearchFieldProps extends PurchaseOrderSource {
  /** Opens the purchase order in its program. */
  readonly onOpen: (hit: PurchaseOrderHit) => void;
  readonly hrefOfHit?: (hit: PurchaseOrderHit) => string;
}

/** The search of the top bar. */
export function PurchaseOrderSearchField({ onOpen, hrefOfHit, ...source }: PurchaseOrderSearchFieldProps) {
  const messages = useShellMessages();
  const [text, setText] = useState('');
  const { isLoading, needsProgram, hits, search, clear } = usePurchaseOrderSearch(source);
  const field = useRef<HTMLInputElement>(null);
  const isRepeated = useRef(false);
  useEffect(() => {
    if (needsProgram) isRepeated.current = true;
    else if (hits && isRepeated.current) {
      isRepeated.current = false;
      // The choice of the program moved the focus away, and the results are shown where it is.
      field.current?.focus();
    }
  }, [needsProgram, hits]);
  return (
    <SearchField
      ref={field}
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
      {...((needsProgram || hits) && {
        results: (hits ?? []).map(({ poNumber, program }) => ({
          id: poNumber,
          title: poNumber,
          ...(hrefOfHit && { href: hrefOfHit({ poNumber, program }) }),
          description: messages.search.result(program.name),
        })),
      })}
      emptyText={needsProgram ? messages.programs.chooseToContinue : messages.search.noResults}
      onAction={(id) => {
        const hit = hits?.find(({ poNumber }) => poNumber === id);
        setText('');
        clear();
        if (hit) onOpen(hit);
      }}
    />
  );
}
