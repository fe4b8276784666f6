import type { ReadOperation } from './Feed.ts';

/** The optimistic operations in the order in which they began, found by the ids they lie over. */
export interface Operations {
  readonly add: (operation: ReadOperation) => void;
  /** Takes one operation away and leaves all others; false where it is not there (any more). */
  readonly remove: (operation: ReadOperation) => boolean;
  /** The operations over one item, oldest first. */
  readonly over: (id: string) => readonly ReadOperation[] | undefined;
}

/** Makes an empty list of operations. */
export function createOperations(): Operations {
  const present = new Set<ReadOperation>();
  const byId = new Map<string, readonly ReadOperation[]>();

  return {
    add(operation) {
      present.add(operation);
      for (const id of operation.ids) byId.set(id, [...(byId.get(id) ?? []), operation]);
    },
    remove(operation) {
      if (!present.delete(operation)) return false;
      for (const id of operation.ids) {
        const rest = byId.get(id)?.filter((other) => other !== operation) ?? [];
        if (rest.length === 0) byId.delete(id);
        else byId.set(id, rest);
      }
      return true;
    },
    over: (id) => byId.get(id),
  };
}
