import type { ModuleDraft, ModuleDrafts } from '../context/ModuleDrafts.ts';
import type { TextStorage } from './PortalClient.ts';

const isDraft = (value: unknown): value is ModuleDraft =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  'savedAt' in value &&
  typeof value.savedAt === 'number';

/** Creates the drafts of a module. They are in the storage at once, so that they outlive a crash. */
export const createModuleDrafts = (storage: TextStorage): ModuleDrafts => ({
  read: (name) => {
    try {
      const draft: unknown = JSON.parse(storage.getItem(name) ?? 'null');
      return isDraft(draft) ? draft : null;
    } catch {
      // The portal writes nothing else. The next draft overwrites it.
      return null;
    }
  },
  write: (name, values) => storage.setItem(name, JSON.stringify({ savedAt: Date.now(), values })),
  remove: (name) => storage.removeItem(name),
});
