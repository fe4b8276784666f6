import type { ModuleDraft, ModuleDrafts } from '../context/ModuleDrafts.ts';
import type { TextStorage } from './PortalClient.ts';

/** A draft as it is stored. */
export interface KeptDraft extends ModuleDraft {
  /** The refused write whose form was opened again. The next write of the draft replaces it. */
  readonly write?: string;
}

/** The drafts of a module, and what its host does with them. */
export interface HeldDrafts extends ModuleDrafts {
  readonly kept: (name: string) => KeptDraft | null;
  /** Puts a draft back, instead of what is there. */
  readonly put: (name: string, draft: KeptDraft) => void;
}

const isDraft = (value: unknown): value is KeptDraft =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  'savedAt' in value &&
  typeof value.savedAt === 'number';

/** Creates the drafts of a module over their storage. */
export function createModuleDrafts(storage: TextStorage): HeldDrafts {
  const kept = (name: string): KeptDraft | null => {
    try {
      const draft: unknown = JSON.parse(storage.getItem(name) ?? 'null');
      return isDraft(draft) ? draft : null;
    } catch {
      // The portal writes nothing else. The next draft overwrites it.
      return null;
    }
  };
  const put = (name: string, draft: KeptDraft) => storage.setItem(name, JSON.stringify(draft));
  return {
    kept,
    put,
    read: (name) => {
      const draft = kept(name);
      if (draft === null) return null;
      const { values, savedAt, refusal } = draft;
      return { values, savedAt, ...(refusal && { refusal }) };
    },
    write: (name, values) => put(name, { ...kept(name), savedAt: Date.now(), values }),
    remove: (name) => storage.removeItem(name),
  };
}
