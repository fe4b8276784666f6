import { createSafeStorage } from '../storage/browserStorage.ts';

const ignore = () => undefined;

/** The storages for the scripts before the entry script, which reports a storage that is full or blocked. */
export const quietStores = {
  session: createSafeStorage(() => sessionStorage, ignore),
  local: createSafeStorage(() => localStorage, ignore),
};
