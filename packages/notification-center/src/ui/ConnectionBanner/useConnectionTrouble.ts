import { useSyncExternalStore } from 'react';
import { useNotificationCenter } from '../../data/index.ts';
import { connectionTroubleOf, type ConnectionTrouble } from './connectionTrouble.ts';

/** What keeps notifications from arriving live; null while they do. */
export function useConnectionTrouble(): ConnectionTrouble | null {
  const { get, subscribe } = connectionTroubleOf(useNotificationCenter());
  return useSyncExternalStore(subscribe, get, get);
}
