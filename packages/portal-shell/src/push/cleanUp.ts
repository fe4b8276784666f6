import type { SignOutOptions } from '@gantry/platform-client/auth/signOut';
import type { Configuration } from '../config/configuration.ts';
import { forgetOutbox } from '@gantry/platform-client/outbox/OutboxStore';
import { clearDatabases } from '@gantry/platform-client/storage/kept';
import { forgetPush } from './forgetPush.ts';

export { waitingTitles } from '@gantry/platform-client/outbox/OutboxStore';

/** Removes what this browser holds of a person outside of its storages, and ends push at the services. */
export async function cleanUp(
  configuration: Pick<Configuration, 'push' | 'services'>,
  person: Parameters<SignOutOptions['cleanUp']>[0],
): Promise<void> {
  const ends = await Promise.allSettled([
    // Also what was kept before the flag was off.
    person && forgetOutbox(person.subject),
    clearDatabases(),
    forgetPush(configuration.push?.firebase.appId, async () => {
      if (person !== null) await (await import('./endPush.ts')).endPush(configuration, person.accessToken);
    }),
  ]);
  // One that fails has not cut the other short.
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
