/** The claims of the id token that the portal reads, checked where they enter it. */
import * as v from 'valibot';

/** The name of each claim that carries the product's name, such as `gantry_username`. */
export const claimNames = (product: string) =>
  ({
    userName: `${product}_username`,
    completeName: `${product}_user_completeName`,
    isUserGC: `${product}_user_is_gc`,
    locale: `${product}_user_locale`,
  }) as const;

/** What the portal knows of the signed-in person. */
export interface Profile {
  /** The subject; the `userId` of notifications. */
  readonly id: string;
  readonly userName: string;
  readonly completeName: string;
  /** Null when the identity provider gives none. */
  readonly email: string | null;
  /** Whether the password is the portal's own to change (`idp` is `local`). */
  readonly isLocalAccount: boolean;
  /** Whether this is a general contractor's user. */
  readonly isUserGC: boolean;
  /** The person's language; null follows the browser. */
  readonly locale: 'en' | 'ar' | null;
}

const text = v.pipe(v.string(), v.nonEmpty());

/** Reads a profile out of the claims; only `sub` and the user name must be there. */
export function parseProfile(claims: Readonly<Record<string, unknown>>, product: string): Profile {
  const names = claimNames(product);
  const required = v.parse(v.object({ sub: text, userName: text }), {
    sub: claims['sub'],
    userName: claims[names.userName],
  });
  return {
    id: required.sub,
    userName: required.userName,
    completeName: v.parse(v.fallback(text, required.userName), claims[names.completeName]),
    email: v.parse(v.fallback(v.nullable(text), null), claims['email']),
    isLocalAccount: claims['idp'] === 'local',
    isUserGC: claims[names.isUserGC] === true,
    locale: v.parse(v.fallback(v.nullable(v.picklist(['en', 'ar'])), null), claims[names.locale]),
  };
}
