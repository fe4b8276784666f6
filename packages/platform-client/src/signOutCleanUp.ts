import { withinLimit } from '@gantry/base/calls';
import type { Unsent } from './auth/Entrance.ts';
import type { SignOutOptions } from './auth/signOut.ts';
import type { PlatformOptions } from './PlatformOptions.ts';
import { draftTitles, forgetDrafts } from './drafts/draftRows.ts';
import { forgetOutbox, waitingTitles } from './outbox/OutboxStore.ts';
import { forgetAnswers } from './storage/forgetRows.ts';
import { forgetPush } from './push/forgetPush.ts';
import { forgetUploads, unsentFiles } from './uploads/keptUploads.ts';

/** A person who wants to sign out waits this long for a database. */
const longestMs = 3000;

/** What of a person is not sent yet, of every kind. What cannot be read in time cannot be named: the sign-out tries to delete it. */
export async function unsentOf(person: string): Promise<readonly Unsent[]> {
  const named = async (kind: Unsent['kind'], read: (person: string) => Promise<readonly string[]>) => {
    try {
      const titles = await withinLimit('Reading what is not sent', read(person), longestMs);
      return titles.map((title): Unsent => ({ kind, title }));
    } catch (error) {
      console.warn(error);
      return [];
    }
  };
  const found = [named('change', waitingTitles), named('file', unsentFiles), named('draft', draftTitles)];
  return (await Promise.all(found)).flat();
}

/**
 * Removes what this browser holds of a person outside of its storages, and ends push at the services. What others left here stays. `auth/signOut.ts`
 * calls it before `clearTraces` of `storage/stored.ts` removes the keys.
 */
export async function cleanUp(
  configuration: Pick<PlatformOptions, 'push' | 'services'>,
  person: Parameters<SignOutOptions['cleanUp']>[0],
): Promise<void> {
  // Also what was kept before the flag was off.
  const forget = [forgetOutbox, forgetUploads, forgetDrafts, forgetAnswers];
  const ends = await Promise.allSettled([
    ...forget.map((act) => person && act(person.subject)),
    forgetPush(configuration.push?.firebase.appId, person?.subject ?? null, async () => {
      if (person !== null) await (await import('./push/endPush.ts')).endPush(configuration, person.accessToken);
    }),
  ]);
  // One that fails has not cut the other short.
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
