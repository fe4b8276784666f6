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
 * Whether the page fills the screen now, whether this browser lets it, and the way to change it, which rejects when the browser
 * refuses. Both are false on a server. For the menu of a phone; elsewhere use `FullScreenButton`.
 */
export function useFullScreen() {
  const isFullScreen = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null, onServer);
  const isAvailable = useSyncExternalStore(neverChanges, () => document.fullscreenEnabled, onServer);
  const toggle = () => (isFullScreen ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return { isFullScreen, isAvailable, toggle };
}
