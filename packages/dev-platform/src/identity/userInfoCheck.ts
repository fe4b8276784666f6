import * as v from 'valibot';
import type { TokenCheck } from '../http/tokenCheck.ts';
import { findAccount } from '../state/index.ts';

const claimsSchema = v.object({ gantry_username: v.string() });

/**
 * Accepts the access tokens of another identity provider, whose userinfo endpoint answers with the claim `gantry_username`. The account of
 * that name is then the caller. An answer is kept for ten seconds, as a page makes many calls at once.
 */
export function createUserInfoCheck(userInfoAddress: string): TokenCheck {
  const known = new Map<string, { readonly userName: string; readonly until: number }>();
  return async (accessToken) => {
    const now = Date.now();
    for (const [token, { until }] of known) if (until <= now) known.delete(token);
    const held = known.get(accessToken);
    if (held) return findAccount(held.userName);
    const answer = await fetch(userInfoAddress, { headers: { authorization: `Bearer ${accessToken}` } });
    const claims = v.safeParse(claimsSchema, answer.ok ? await answer.json().catch(() => null) : null);
    if (!claims.success) return null;
    known.set(accessToken, { userName: claims.output.gantry_username, until: now + 10_000 });
    return findAccount(claims.output.gantry_username);
  };
}
