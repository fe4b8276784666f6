import type { ReadOperation } from './Feed.ts';

/** Creates a list of optimistic operations in the order in which they began, by the ids they apply to. */
export function createOperations() {
  const present = new Set<ReadOperation>();
  const byId = new Map<string, readonly ReadOperation[]>();

  return {
    add: (operation: ReadOperation) => {
      present.add(operation);
      for (const id of operation.ids) byId.set(id, [...(byId.get(id) ?? []), operation]);
    },
    /** Removes one operation and no other; false if it is not there. */
    remove: (operation: ReadOperation) => {
      if (!present.delete(operation)) return false;
      for (const id of operation.ids) {
        const rest = byId.get(id)?.filter((other) => other !== operation) ?? [];
        if (rest.length === 0) byId.delete(id);
        else byId.set(id, rest);
      }
      return true;
    },
    /** The newest operation on one item. */
    over: (id: string) => byId.get(id)?.at(-1),
  };
}
