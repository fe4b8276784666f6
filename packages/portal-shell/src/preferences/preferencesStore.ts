import * as v from 'valibot';
import { preferencesKey } from '../storage/keys.ts';
import { createListeners } from '../observable/listeners.ts';

const preferencesSchema = v.object({
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  density: v.fallback(v.picklist(['comfortable', 'compact']), 'comfortable'),
  language: v.fallback(v.nullable(v.picklist(['en', 'ar'])), null),
  direction: v.fallback(v.nullable(v.picklist(['ltr', 'rtl'])), null),
  profileLanguage: v.fallback(v.nullable(v.picklist(['en', 'ar'])), null),
  isMenuCollapsed: v.fallback(v.boolean(), false),
});

/**
 * The preferences of a person in this browser. A language of null follows the profile, then the browser. A direction of null follows the
 * language. `profileLanguage` belongs to the last person who signed in. The pages before sign-in use it.
 */
export type Preferences = v.InferOutput<typeof preferencesSchema>;

const defaults: Preferences = v.parse(preferencesSchema, {
  theme: 'system',
  density: 'comfortable',
  language: null,
  direction: null,
  profileLanguage: null,
  isMenuCollapsed: false,
});

/** The stored preferences of this browser. They are the same in every tab. */
export interface PreferencesStore {
  get(this: void): Preferences;
  /** Changes the named preferences and keeps the others. */
  set(this: void, change: Partial<Preferences>): void;
  subscribe(this: void, listener: () => void): () => void;
}

function parse(text: string | null): Preferences {
  if (text === null) return defaults;
  try {
    return v.parse(v.fallback(preferencesSchema, defaults), JSON.parse(text));
  } catch {
    // The portal writes only JSON. The next change overwrites this text.
    return defaults;
  }
}

/**
 * Keeps the preferences in a storage.
 *
 * @param tabs receives the `storage` events of the other tabs
 */
export function createPreferencesStore(storage: Storage, tabs: Pick<Window, 'addEventListener'>): PreferencesStore {
  let current = parse(storage.getItem(preferencesKey));
  const listeners = createListeners();
  const change = (next: Preferences) => {
    current = next;
    listeners.call();
  };

  tabs.addEventListener('storage', ({ key, newValue }) => {
    // A null key means that the whole storage was cleared.
    if (key === preferencesKey || key === null) change(parse(newValue));
  });

  return {
    get: () => current,
    set: (part) => {
      change({ ...current, ...part });
      storage.setItem(preferencesKey, JSON.stringify(current));
    },
    subscribe: listeners.subscribe,
  };
}
