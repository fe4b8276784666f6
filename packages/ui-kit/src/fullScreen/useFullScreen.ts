import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => {
    document.removeEventListener('fullscreenchange', onChange);
  };
}

const neverChanges = () => () => {};
const onServer = () => false;

/**
 * Returns whether the page is in full screen, whether the browser supports it, and a function that switches, which
 * rejects if the browser refuses. Both flags are false on a server.
 */
export function useFullScreen() {
  const isFullScreen = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null, onServer);
  const isAvailable = useSyncExternalStore(neverChanges, () => document.fullscreenEnabled, onServer);
  const toggle = () => (isFullScreen ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return { isFullScreen, isAvailable, toggle };
}
