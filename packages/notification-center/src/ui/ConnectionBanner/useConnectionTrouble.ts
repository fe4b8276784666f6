import { useEffect, useState, useSyncExternalStore } from 'react';
import { useConnectionState } from '../../data/index.ts';

/** Why notifications do not arrive live. */
export type ConnectionTrouble = 'offline' | 'reconnecting';

/** Most gaps are over before anyone would notice. */
const noticedAfterMs = 2000;

/** What has kept notifications from arriving live for longer than anyone would overlook; null while they do. */
export function useConnectionTrouble(): ConnectionTrouble | null {
  const state = useConnectionState();
  const isOffline = useSyncExternalStore(watchNetwork, isNetworkGone, isNeverGone);
  const hasTrouble = isOffline || state === 'reconnecting' || state === 'connecting';
  const [isNoticed, setIsNoticed] = useState(false);
  if (!hasTrouble && isNoticed) setIsNoticed(false);

  useEffect(() => {
    if (!hasTrouble) return undefined;
    const timer = setTimeout(() => setIsNoticed(true), noticedAfterMs);
    return () => clearTimeout(timer);
  }, [hasTrouble]);

  if (!hasTrouble || !isNoticed) return null;
  return isOffline ? 'offline' : 'reconnecting';
}

function watchNetwork(onChange: () => void): () => void {
  const listeners = new AbortController();
  window.addEventListener('online', onChange, listeners);
  window.addEventListener('offline', onChange, listeners);
  return () => listeners.abort();
}

function isNetworkGone(): boolean {
  return !navigator.onLine;
}

function isNeverGone(): boolean {
  return false;
}
