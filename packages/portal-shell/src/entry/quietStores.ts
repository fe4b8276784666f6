import { createSafeStorage } from '@gantry/platform-client/storage/browserStorage';

const ignore = () => undefined;

/** The storages for the scripts before the entry script, which reports a storage that is full or blocked. */
export const quietStores = {
  session: createSafeStorage(() => sessionStorage, ignore),
  local: createSafeStorage(() => localStorage, ignore),
};
