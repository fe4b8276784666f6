import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** False on a server and in the first render of what a server rendered; true from then on. */
export const useIsHydrated = () => useSyncExternalStore(subscribe, inBrowser, onServer);
