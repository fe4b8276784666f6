import type { SignOutOptions } from './auth/signOut.ts';
import type { PlatformOptions } from './PlatformOptions.ts';
import { forgetOutbox } from './outbox/OutboxStore.ts';
import { clearDatabases } from './storage/clearDatabases.ts';
import { forgetPush } from './push/forgetPush.ts';

export { waitingTitles } from './outbox/OutboxStore.ts';

/**
 * Removes what this browser holds of a person outside of its storages, and ends push at the services. `auth/signOut.ts` calls it before
 * `clearTraces` of `storage/stored.ts` removes the keys.
 */
export async function cleanUp(
  configuration: Pick<PlatformOptions, 'push' | 'services'>,
  person: Parameters<SignOutOptions['cleanUp']>[0],
): Promise<void> {
  const ends = await Promise.allSettled([
    // Also what was kept before the flag was off.
    person && forgetOutbox(person.subject),
    clearDatabases(),
    forgetPush(configuration.push?.firebase.appId, async () => {
      if (person !== null) await (await import('./push/endPush.ts')).endPush(configuration, person.accessToken);
    }),
  ]);
  // One that fails has not cut the other short.
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
