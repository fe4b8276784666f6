import { useShellMessages, type ShellMessages } from '../../languages/index.ts';
import { usePortal } from '../../portal/index.ts';
import { usePurchaseOrderSearch } from '../../screens/search/usePurchaseOrderSearch.ts';
import { usePurchaseOrderOpener } from '../frame/usePurchaseOrderOpener.ts';

/**
 * Returns the row that searches purchase orders by what is typed, then shows and opens the one that was found. A service is asked only when the
 * person chooses the row, as with Enter in the field of the top bar.
 */
export function usePurchaseOrderEntry(text: string, palette: ShellMessages['palette']) {
  const { search: messages, programs } = useShellMessages();
  const { services, program } = usePortal();
  const { open, hrefOfHit } = usePurchaseOrderOpener();
  const { hits, isLoading, needsProgram, search, clear } = usePurchaseOrderSearch({
    searchPurchaseOrder: services.monolith.searchPurchaseOrder,
    program,
  });
  const hit = hits?.[0];
  const found = hit && { title: hit.poNumber, description: messages.result(hit.program.name), href: hrefOfHit(hit) };
  const question = {
    title: palette.findPurchaseOrder(text),
    ...(needsProgram && { description: programs.chooseToContinue }),
    ...(hits?.length === 0 && { description: messages.noResults }),
  };
  return {
    /** Null while nothing is typed. */
    row: text === '' ? null : (found ?? question),
    isLoading,
    /** Searches. Once an order is found, opens it in its program and returns true. */
    run: () => {
      if (hit) void open(hit);
      else search(text);
      return hit !== undefined;
    },
    clear,
  };
}
