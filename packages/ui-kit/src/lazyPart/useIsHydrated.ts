import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** Returns false on a server and during hydration, and true afterwards. */
export const useIsHydrated = () => useSyncExternalStore(subscribe, inBrowser, onServer);
