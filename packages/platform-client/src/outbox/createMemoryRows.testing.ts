import type { OutboxRow } from './OutboxRow.ts';
import type { OutboxStore } from './OutboxStore.ts';

/**
 * The rows of all persons of a simulated browser.
 *
 * @param alive what a dead tab asks for never comes
 */
export function createMemoryRows<Tab extends { readonly person: string }>(
  alive: <Value>(tab: Tab, work: () => Value) => Promise<Value>,
) {
  let lastOrder = 0;
  let stored: OutboxRow[] = [];
  return {
    all: () => stored,
    forget: (person: string) => void (stored = stored.filter((row) => row.person !== person)),
    of: (tab: Tab): OutboxStore => ({
      list: () => alive(tab, () => stored.filter(({ person }) => person === tab.person)),
      add: (draft) =>
        alive(tab, () => {
          lastOrder += 1;
          const row = { ...draft, order: lastOrder };
          stored.push(row);
          return row;
        }),
      replace: (row) =>
        alive(tab, () => void (stored = stored.map((other) => (other.order === row.order ? row : other)))),
      remove: (row) => alive(tab, () => void (stored = stored.filter((other) => other.order !== row.order))),
      hasOthers: () => alive(tab, () => stored.some(({ person }) => person !== tab.person)),
    }),
  };
}
