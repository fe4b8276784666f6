/**
 * Stamps of sign-outs in local storage. A tab that was frozen, in the back-forward cache or at another site missed the message about the
 * sign-out. It finds the stamp when it returns. A stamp must not identify a person, so it holds only 16 bits of a hash: enough to
 * distinguish two people of one browser.
 */
import { readStored } from '@gantry/base/observable';
import { fnv1a } from '@gantry/base/values';
import * as v from 'valibot';
import { seenSignOutsKey, signOutStampsKey } from '../storage/stored.ts';
import type { PersonSession } from './sharedToken.ts';

const kept = 8;

const stampsSchema = v.array(v.object({ id: v.string(), person: v.number(), session: v.nullable(v.number()) }));

type Stamp = v.InferOutput<typeof stampsSchema>[number];

/** The hash of a text, folded to 16 bits. */
function tagOf(text: string): number {
  const hash = fnv1a(text);
  return (hash >>> 16) ^ (hash & 0xffff);
}

const read = (local: Storage): readonly Stamp[] => readStored(local, signOutStampsKey, stampsSchema) ?? [];

/** Notes in local storage that this session was signed out. */
export function stampSignOut(local: Storage, { subject, session }: PersonSession): void {
  const stamp = { id: crypto.randomUUID(), person: tagOf(subject), session: session === null ? null : tagOf(session) };
  local.setItem(signOutStampsKey, JSON.stringify([...read(local), stamp].slice(-kept)));
}

/** The last sign-out in local storage; null if there is none. */
export const lastSignOut = (local: Storage): string | null => read(local).at(-1)?.id ?? null;

/** The last sign-out that is older than the session of a tab; null if there is none. */
export const signOutSeen = (tab: Storage): string | null => tab.getItem(seenSignOutsKey);

/** Notes in the tab's storage the last sign-out that is older than its session. */
export function noteSignOutSeen(tab: Storage, id: string | null): void {
  if (id === null) tab.removeItem(seenSignOutsKey);
  else tab.setItem(seenSignOutsKey, id);
}

/** True if this session was signed out after it began. */
export const wasSignedOut = (local: Storage, tab: Storage, session: PersonSession): boolean =>
  wasSignedOutSince(local, signOutSeen(tab), session);

/** True if this session was signed out after a sign-out that it has seen; null if it has seen none. */
export function wasSignedOutSince(local: Storage, seen: string | null, { subject, session }: PersonSession): boolean {
  const stamps = read(local);
  return stamps
    .slice(stamps.findIndex(({ id }) => id === seen) + 1)
    .some(
      (stamp) =>
        stamp.person === tagOf(subject) &&
        (stamp.session === null || session === null || stamp.session === tagOf(session)),
    );
}
