import type { ModuleContext } from '@gantry/module';
import * as v from 'valibot';
import { moduleDraftPrefix, type SessionStorage } from '@gantry/platform-client/storage/stored';

const draftSchema = v.object({ savedAt: v.number(), values: v.unknown() });

/** Whose drafts they are. */
interface DraftOwner {
  readonly personId: string;
  /** Null in a module that has no program. */
  readonly programId: string | null;
  /** The module's id or its name. */
  readonly owner: number | string;
}

/**
 * Creates the drafts of a module. They are in the storage at once, so that they outlive a crash, and belong to the session's person: a
 * sign-out removes them.
 */
export function createModuleDrafts(
  storage: SessionStorage,
  { personId, programId, owner }: DraftOwner,
): ModuleContext['drafts'] {
  const prefix = moduleDraftPrefix + [personId, owner, programId ?? ''].map(encodeURIComponent).join('/');
  const keyOf = (name: string) => `${prefix}/${name}`;
  return {
    read: (name) => {
      const text = storage.getItem(keyOf(name));
      if (text === null) return null;
      try {
        return v.parse(draftSchema, JSON.parse(text));
      } catch {
        // The portal writes nothing else. The next draft overwrites it.
        return null;
      }
    },
    write: (name, values) => storage.setItem(keyOf(name), JSON.stringify({ savedAt: Date.now(), values })),
    remove: (name) => storage.removeItem(keyOf(name)),
  };
}
