/**
 * The access token that the tabs of one person share in local storage, so that one tab renews for all of them. Its key and its value name
 * the subject, so that no tab takes another person's token.
 */
import { readStored } from '@gantry/base/observable';
import * as v from 'valibot';
import { accessTokenPrefix } from '../storage/stored.ts';

const sharedTokenSchema = v.object({
  subject: v.string(),
  audience: v.string(),
  session: v.nullable(v.string()),
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  expiresAt: v.number(),
});

/** A person and their session. */
export interface PersonSession {
  readonly subject: string;
  /** The provider's id of the session (claim `sid`); null if it gives none. */
  readonly session: string | null;
}

/** What a token belongs to. */
export interface SessionIdentity extends PersonSession {
  /** The provider and the client that the tokens are for. Another portal of this origin may have others for the same person. */
  readonly audience: string;
}

/** The current tokens of a tab. */
export interface HeldTokens {
  readonly accessToken: string;
  /** In seconds of the epoch, by the clock of this device. */
  readonly expiresAt: number;
  readonly idToken: string | undefined;
}

/** An access token with its person, its session and its end in seconds of the epoch. */
export type SharedToken = v.InferOutput<typeof sharedTokenSchema>;

/** True if two identities are the same session. Without session ids from the provider, each person has one session. */
export const isSameSession = (one: PersonSession, other: PersonSession): boolean =>
  one.subject === other.subject && (one.session === null || other.session === null || one.session === other.session);

export const sharedTokenKey = (subject: string): string => accessTokenPrefix + subject;

/** Reads a stored token; null if it is malformed, belongs to another session, or is for another audience. */
export function readSharedToken(storage: Storage, identity: SessionIdentity): SharedToken | null {
  const token = readStored(storage, sharedTokenKey(identity.subject), sharedTokenSchema);
  return token?.audience === identity.audience && isSameSession(token, identity) ? token : null;
}

export const writeSharedToken = (storage: Storage, token: SharedToken): void =>
  storage.setItem(sharedTokenKey(token.subject), JSON.stringify(token));

/** Removes the token of this session. Another session's token stays. */
export function clearSharedToken(storage: Storage, identity: SessionIdentity): void {
  if (readSharedToken(storage, identity) !== null) storage.removeItem(sharedTokenKey(identity.subject));
}
