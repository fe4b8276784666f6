/**
 * The person who used the portal here last, and may open it without a network: the claims of their id token, and no token. With them the portal
 * shows what it kept for the person. It asks the provider as soon as there is a network.
 */
import { isWithinDays } from '@gantry/base/calls';
import { readStored } from '@gantry/base/observable';
import * as v from 'valibot';
import { keptAccessKey, keptHomeKey, keptPersonEnded, keptPersonKey } from '../storage/stored.ts';
import { lastSignOut, wasSignedOutSince } from './signOutStamps.ts';
import { identityOf, userSchema, type StoredUser, type UserStore } from './userStore.ts';

const keptPersonSchema = v.object({
  /** Names the provider and the client. */
  key: v.string(),
  profile: userSchema.entries.profile,
  /** In milliseconds of the epoch. */
  at: v.number(),
  signOutSeen: v.nullable(v.string()),
});

const read = (local: Storage) => readStored(local, keptPersonKey, keptPersonSchema);

/** Removes what the start of a visit shows before any answer: it is made of answers that are kept no longer. */
function forgetStart(local: Storage): void {
  for (const key of [keptHomeKey, keptAccessKey]) local.removeItem(key);
}

/** Keeps the claims of the person who has just opened the portal, unless the session is over again. */
export function keepPerson(local: Storage, users: Pick<UserStore, 'key' | 'read'>): void {
  const user = users.read();
  if (user === null) return;
  const last = read(local);
  if (last !== null && last.profile.sub !== user.profile.sub) forgetStart(local);
  const kept: v.InferOutput<typeof keptPersonSchema> = {
    key: users.key,
    profile: user.profile,
    at: Date.now(),
    signOutSeen: lastSignOut(local),
  };
  local.setItem(keptPersonKey, JSON.stringify(kept));
}

/**
 * The kept person as a user whose token has expired; null if there is none for this provider and client, they have signed out since, or the last
 * visit with a network is more than these days ago.
 */
export function keptPerson(local: Storage, key: string, days: number): StoredUser | null {
  const kept = read(local);
  if (kept === null || kept.key !== key || !isWithinDays(kept.at, days)) return null;
  if (wasSignedOutSince(local, kept.signOutSeen, identityOf(kept))) return null;
  return { access_token: '', expires_at: 0, profile: kept.profile };
}

/**
 * Returns the function that decides whether something may still be kept for the present kept person. A tab that slept has missed that the
 * session ended, or that another one began.
 */
export function keptFor(local: Storage): () => boolean {
  const subject = read(local)?.profile.sub;
  return () => subject !== undefined && read(local)?.profile.sub === subject;
}

/** Deletes what was kept of a person whose session has ended; empty is everybody. The next session keeps its own person. */
export async function forgetKept(local: Storage, person: string): Promise<void> {
  const known = read(local)?.profile.sub;
  if (known === person) return;
  // Before anything of the next session is there.
  if (known === undefined) forgetStart(local);
  // Few visits delete something, and the code of the database would weigh on each.
  const { forgetAnswers } = await import('../storage/forgetRows.ts');
  await forgetAnswers(person || null);
  if (local.getItem(keptPersonKey) === keptPersonEnded + person) local.removeItem(keptPersonKey);
}
