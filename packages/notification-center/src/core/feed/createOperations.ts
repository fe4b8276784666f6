import type { ReadOperation } from './Feed.ts';

/** The optimistic operations in the order in which they began, by the ids they apply to. */
export interface Operations {
  readonly add: (operation: ReadOperation) => void;
  /** Removes one operation and no other; false if it is not there. */
  readonly remove: (operation: ReadOperation) => boolean;
  /** The operations on one item, oldest first. */
  readonly over: (id: string) => readonly ReadOperation[] | undefined;
}

/** Creates an empty list of operations. */
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
