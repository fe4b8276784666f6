/**
 * The user of this tab in session storage, in the form in which oidc-client-ts writes it. It is read without the library, which loads
 * only for sign-in, renewal and sign-out.
 */
import { readStored } from '@gantry/base/observable';
import * as v from 'valibot';
import { sessionStore } from '../storage/browserStorage.ts';
import type { HeldTokens, SessionIdentity } from './sharedToken.ts';

/** A signed-in user. */
export interface StoredUser {
  readonly access_token: string;
  readonly id_token?: string | undefined;
  /** The end of the access token, in seconds of the epoch. */
  readonly expires_at?: number | undefined;
  /** Another tab has given it, and the provider has not been asked since. */
  readonly isGiven?: true;
  /** The claims of the id token. */
  readonly profile: Readonly<Record<string, unknown>> & { readonly sub: string; readonly iat?: number };
}

/** A signed-in user, in a storage or in a message. */
export const userSchema = v.looseObject({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  id_token: v.optional(v.string()),
  expires_at: v.number(),
  isGiven: v.exactOptional(v.literal(true)),
  profile: v.looseObject({ sub: v.pipe(v.string(), v.nonEmpty()), iat: v.exactOptional(v.number()) }),
});

/** The session that a user belongs to. */
export function identityOf(user: Pick<StoredUser, 'profile'>): SessionIdentity {
  const { sub, sid, iss, aud } = user.profile;
  return { subject: sub, audience: String([iss, aud]), session: typeof sid === 'string' ? sid : null };
}

export const isCurrent = ({ expires_at: end = 0 }: StoredUser): boolean => end > Date.now() / 1000;

/** The stored user of this tab. */
export type UserStore = ReturnType<typeof createUserStore>;

/** Opens the user under a key of session storage. */
export function createUserStore(key: string) {
  const remove = () => sessionStore.removeItem(key);
  const keep = (user: StoredUser) => sessionStore.setItem(key, JSON.stringify(user));
  const read = (): StoredUser | null => {
    const user = readStored(sessionStore, key, userSchema);
    // Otherwise every visit would read a malformed one again.
    if (user === null) remove();
    return user;
  };
  return {
    /** Names the provider and the client. */
    key,
    /** The user; null if there is none. A malformed one is removed. */
    read,
    remove,
    keep,
    /** Stores tokens that another tab of this session received and checked. */
    keepTokens: ({ accessToken, expiresAt, idToken }: HeldTokens) => {
      const user = read();
      if (user === null) return;
      // The provider has renewed them for this session.
      const { isGiven: _, ...rest } = user;
      keep({
        ...rest,
        access_token: accessToken,
        expires_at: expiresAt,
        ...(idToken !== undefined && { id_token: idToken }),
      });
    },
  };
}
