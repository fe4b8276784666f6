/**
 * The access token that the tabs of one person share in local storage, so that one tab renews for all of them. Its key and its value name
 * the subject, so that no tab takes another person's token.
 */
import * as v from 'valibot';

const prefix = 'access_token.';

const sharedTokenSchema = v.object({
  subject: v.string(),
  session: v.nullable(v.string()),
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  expiresAt: v.number(),
});

/** Whose session it is. */
export interface SessionIdentity {
  readonly subject: string;
  /** The provider's id of the session (claim `sid`); null if it gives none. */
  readonly session: string | null;
}

/** The tokens that a tab works with. */
export interface HeldTokens {
  readonly accessToken: string;
  /** In seconds of the epoch, by the clock of this device. */
  readonly expiresAt: number;
  readonly idToken: string | undefined;
}

/** An access token, with whose it is and its end in seconds of the epoch. */
export type SharedToken = v.InferOutput<typeof sharedTokenSchema>;

/** Whether two identities are the same session. A provider that names no sessions has one for each person. */
export const isSameSession = (one: SessionIdentity, other: SessionIdentity): boolean =>
  one.subject === other.subject && (one.session === null || other.session === null || one.session === other.session);

export const sharedTokenKey = (subject: string): string => prefix + subject;

/** Reads a stored token; null if it is none, or belongs to another session. */
function parseSharedToken(text: string | null, identity: SessionIdentity): SharedToken | null {
  try {
    const result = v.safeParse(sharedTokenSchema, JSON.parse(text ?? 'null'));
    return result.success && isSameSession(result.output, identity) ? result.output : null;
  } catch {
    // What is not JSON was not written by the portal.
    return null;
  }
}

export function readSharedToken(storage: Storage, identity: SessionIdentity): SharedToken | null {
  return parseSharedToken(storage.getItem(sharedTokenKey(identity.subject)), identity);
}

export function writeSharedToken(storage: Storage, token: SharedToken): void {
  storage.setItem(sharedTokenKey(token.subject), JSON.stringify(token));
}

/** Removes the token of this session; another session's token stays. */
export function clearSharedToken(storage: Storage, identity: SessionIdentity): void {
  if (readSharedToken(storage, identity) !== null) storage.removeItem(sharedTokenKey(identity.subject));
}
