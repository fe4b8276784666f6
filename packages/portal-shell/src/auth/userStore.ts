/**
 * The user of this tab in session storage, in the form in which oidc-client-ts writes it. It is read without the library, which loads
 * only for sign-in, renewal and sign-out.
 */
import * as v from 'valibot';
import { sessionStore } from '../storage/browserStorage.ts';
import type { HeldTokens } from './sharedToken.ts';

/** A signed-in user. */
export interface StoredUser {
  readonly access_token: string;
  readonly id_token?: string | undefined;
  /** The end of the access token, in seconds of the epoch. */
  readonly expires_at?: number | undefined;
  /** The claims of the id token. */
  readonly profile: Readonly<Record<string, unknown>> & { readonly sub: string; readonly iat?: number };
}

const userSchema = v.looseObject({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  id_token: v.optional(v.string()),
  expires_at: v.number(),
  profile: v.looseObject({ sub: v.pipe(v.string(), v.nonEmpty()), iat: v.exactOptional(v.number()) }),
});

/** The stored user of this tab. */
export interface UserStore {
  /** The user; null if there is none. A malformed one is removed. */
  readonly read: () => StoredUser | null;
  readonly remove: () => void;
  /** Stores tokens that another tab of this session received and checked. */
  readonly keepTokens: (tokens: HeldTokens) => void;
}

/** Opens the user under a key of session storage. */
export function createUserStore(key: string): UserStore {
  const remove = () => sessionStore.removeItem(key);
  const read = () => {
    const text = sessionStore.getItem(key);
    if (text === null) return null;
    try {
      return v.parse(userSchema, JSON.parse(text));
    } catch {
      // Without this, every visit would read it again.
      remove();
      return null;
    }
  };
  return {
    read,
    remove,
    keepTokens: ({ accessToken, expiresAt, idToken }) => {
      const user = read();
      if (user === null) return;
      const tokens = {
        access_token: accessToken,
        expires_at: expiresAt,
        ...(idToken !== undefined && { id_token: idToken }),
      };
      sessionStore.setItem(key, JSON.stringify({ ...user, ...tokens }));
    },
  };
}
