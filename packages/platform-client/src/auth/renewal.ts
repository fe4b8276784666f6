import { oneAtATime } from '@gantry/base/calls';
import { localStore } from '../storage/browserStorage.ts';
import { renewalLockPrefix } from '../storage/stored.ts';
import { underLock } from '../storage/underLock.ts';
import { RenewalUnreachableError, SessionEndedError } from './Session.ts';
import { readSharedToken, type HeldTokens, type SessionIdentity } from './sharedToken.ts';
import { troubleOf, withoutRequest } from './signInTrouble.ts';
import type { PortalUserManager } from './userManager.ts';
import type { StoredUser } from './userStore.ts';

/** The result of a renewal: tokens of the provider, or the token of another tab. */
export interface Renewed {
  readonly tokens: HeldTokens;
  readonly isFromOtherTab: boolean;
}

/** Loads what asks for new tokens in a hidden frame. */
export interface RenewalProvider {
  readonly load: () => Promise<Pick<PortalUserManager, 'renew'>>;
}

export interface RenewalOptions {
  readonly provider: RenewalProvider;
  readonly identity: () => SessionIdentity;
  /** The current tokens; null once the session is over. */
  readonly held: () => HeldTokens | null;
  /** Stores new tokens for the other tabs. */
  readonly share: (tokens: HeldTokens) => void;
}

/** The longest wait for other tabs. A frame and a token request take 25 s at most. */
const longestWaitMs = 60_000;

export const tokensOf = (user: StoredUser): HeldTokens => ({
  accessToken: user.access_token,
  expiresAt: user.expires_at ?? 0,
  idToken: user.id_token,
});

/** Other tabs see a write to local storage a moment later. The lock is held for this long after a write. */
const propagationMs = 1000;

/** Takes turns with the other tabs. The result is there before the turn ends. */
function inTurn(name: string, action: () => Promise<Renewed>): Promise<Renewed> {
  return new Promise((resolve, reject) => {
    const turn = async () => {
      const renewed = await action();
      resolve(renewed);
      if (!renewed.isFromOtherTab) await new Promise((released) => setTimeout(released, propagationMs));
    };
    underLock(name, { signal: AbortSignal.timeout(longestWaitMs) }, turn).catch(reject);
  });
}

/** Another tab's token in local storage, if it is newer than the current one. */
export function newerSharedToken(identity: SessionIdentity, held: HeldTokens): HeldTokens | null {
  const shared = readSharedToken(localStore, identity);
  const isNewer =
    shared !== null &&
    shared.accessToken !== held.accessToken &&
    shared.expiresAt >= held.expiresAt &&
    shared.expiresAt > Date.now() / 1000;
  return isNewer ? { ...held, accessToken: shared.accessToken, expiresAt: shared.expiresAt } : null;
}

/**
 * Renews once for the whole browser. The tabs of a person take turns under a lock, and a tab that finds a newer token uses it instead of
 * asking the provider. Within a tab, concurrent callers share one renewal.
 *
 * The returned function rejects with SessionEndedError if the provider says that the session is over, and with RenewalUnreachableError
 * in every other case.
 */
export function createRenewal({ provider, identity, held, share }: RenewalOptions): () => Promise<Renewed> {
  return oneAtATime(async () => {
    try {
      const before = held();
      if (before === null) throw new SessionEndedError();
      return await inTurn(renewalLockPrefix + identity().subject, async () => {
        const now = held();
        if (now === null) throw new SessionEndedError();
        if (now.accessToken !== before.accessToken) return { tokens: now, isFromOtherTab: true };
        const shared = newerSharedToken(identity(), now);
        if (shared !== null) return { tokens: shared, isFromOtherTab: true };
        const manager = await provider.load();
        const user = await manager.renew(now.idToken);
        if (user === null) throw new Error('The hidden frame brought no answer.');
        const tokens = tokensOf(user);
        if (held() !== null) share(tokens);
        return { tokens, isFromOtherTab: false };
      });
    } catch (error) {
      if (error instanceof SessionEndedError) throw error;
      const cause = withoutRequest(error);
      throw troubleOf(error).kind === 'ended' ? new SessionEndedError(cause) : new RenewalUnreachableError(cause);
    }
  });
}
