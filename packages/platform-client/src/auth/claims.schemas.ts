/** The claims of the id token that the portal reads, and their checks. */
import * as v from 'valibot';
import type { PlatformOptions } from '../PlatformOptions.ts';

/** The id token lacks a claim that the portal cannot work without. */
export class MissingClaimError extends Error {
  override readonly name = 'MissingClaimError';
  readonly claim: string;
  constructor(claim: string) {
    super(
      `The id token has no claim "${claim}", so nobody can be signed in. Let the identity provider send it, or name another in identity.claims.`,
    );
    this.claim = claim;
  }
}

/** The claim of each value: the configured one, or the one with the product's name, such as `gantry_username`. */
const claimNames = ({ product, identity }: Pick<PlatformOptions, 'product' | 'identity'>) => ({
  userId: 'sub',
  userName: `${product}_username`,
  completeName: `${product}_user_completeName`,
  isUserGC: `${product}_user_is_gc`,
  locale: `${product}_user_locale`,
  email: 'email',
  identityProvider: 'idp',
  ...identity.claims,
});

/** The signed-in person. */
export interface Profile {
  /** The subject. */
  readonly id: string;
  /** By which the services know the person: the `userId` of notifications and of push. */
  readonly userId: string;
  readonly userName: string;
  readonly completeName: string;
  /** Null if the identity provider gives none. */
  readonly email: string | null;
  /** True if the person can change the password in the portal (`idp` is `local`). */
  readonly isLocalAccount: boolean;
  /** True for a general contractor's user. */
  readonly isUserGC: boolean;
  /** The tag of the person's language, such as `ar` or `en-GB`; null follows the browser. */
  readonly locale: string | null;
}

const text = v.pipe(v.string(), v.nonEmpty());

/**
 * Reads a profile from the claims. Only `sub` and the user name are required.
 *
 * @throws MissingClaimError
 */
export function parseProfile(
  claims: Readonly<Record<string, unknown>>,
  configuration: Pick<PlatformOptions, 'product' | 'identity'>,
): Profile {
  const names = claimNames(configuration);
  const required = (claim: string): string => {
    const result = v.safeParse(text, claims[claim]);
    if (!result.success) throw new MissingClaimError(claim);
    return result.output;
  };
  const userName = required(names.userName);
  return {
    id: required('sub'),
    userId: required(names.userId),
    userName,
    completeName: v.parse(v.fallback(text, userName), claims[names.completeName]),
    email: v.parse(v.fallback(v.nullable(text), null), claims[names.email]),
    isLocalAccount: claims[names.identityProvider] === 'local',
    isUserGC: isTrue(claims[names.isUserGC]),
    locale: v.parse(v.fallback(v.nullable(text), null), claims[names.locale]),
  };
}

/** Some providers write every claim as a text. */
const isTrue = (claim: unknown): boolean => claim === true || claim === 'true';
