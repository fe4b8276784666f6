import { useSyncExternalStore } from 'react';
import { useServerSnapshot } from '../hydration/useServerSnapshot.ts';

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => {
    document.removeEventListener('fullscreenchange', onChange);
  };
}

const neverChanges = () => () => {};
const isFull = () => document.fullscreenElement !== null;
const isEnabled = () => document.fullscreenEnabled;

/**
 * Returns whether the page is in full screen, whether the browser supports it, and a function that switches, which
 * rejects if the browser refuses. Both flags are false on a server.
 */
export function useFullScreen() {
  const isFullScreen = useSyncExternalStore(subscribe, isFull, useServerSnapshot(isFull, false));
  const isAvailable = useSyncExternalStore(neverChanges, isEnabled, useServerSnapshot(isEnabled, false));
  const toggle = () => (isFullScreen ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return { isFullScreen, isAvailable, toggle };
}
