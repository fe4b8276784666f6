import { QueryClient } from '@tanstack/react-query';
import type { NotificationCenter } from './NotificationCenter.ts';

const clients = new WeakMap<NotificationCenter, QueryClient>();

/** The query cache of a center: its own, so that an app needs no provider for it and nothing outlives the signed-in user. */
export function queryClientOf(center: NotificationCenter): QueryClient {
  const held = clients.get(center);
  if (held !== undefined) return held;
  // A call that fails says so itself; the browser's word about being online would only leave a person waiting.
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  clients.set(center, client);
  return client;
}
