import { loadAddress, replaceAddress, untilLeft } from '../addresses/loadPage.ts';
import { addressOf } from '../addresses/portalBase.ts';
import { clearTraces, signOutWantedKey } from '../storage/stored.ts';
import { localStore, sessionStore } from '../storage/browserStorage.ts';
import { signOutPath } from './addresses.ts';
import { leaveFor, leaving, type Entrance } from './Entrance.ts';
import type { SessionChannel } from './sessionChannel.ts';
import { identityOf } from './userStore.ts';
import { stampSignOut } from './signOutStamps.ts';
import { troubleOf, withoutRequest } from './signInTrouble.ts';
import type { IdentityProvider } from './identityProvider.ts';

/** The time limit of the clean-up. A service that does not answer must not keep a person signed in. */
const longestCleanUpMs = 5000;

/** How long a press on Sign out waits for its page. A slower one asks. */
const wantedMs = 10_000;

/** Loads the address that signs out. It asks first, unless the person has pressed Sign out. */
export function goToSignOut(isPressed: boolean): void {
  if (isPressed) {
    sessionStore.setItem(signOutWantedKey, '1');
    // The question of beforeunload may keep the page. A later link to this address is not a press.
    setTimeout(() => sessionStore.removeItem(signOutWantedKey), wantedMs);
  }
  loadAddress(addressOf(signOutPath));
}

export interface SignOutOptions {
  readonly provider: Pick<IdentityProvider, 'users' | 'load'>;
  readonly channel: Pick<SessionChannel, 'announceEnd'>;
  /**
   * Removes what this browser holds outside of its storages. It has five seconds, and its failure is only logged.
   *
   * @param person who signs out; null if this tab has no session
   */
  readonly cleanUp: (person: { readonly subject: string; readonly accessToken: string } | null) => Promise<void>;
  /** What waits to be sent of a person, in words. */
  readonly titlesOf: (subject: string) => Promise<readonly string[]>;
}

async function atMost(milliseconds: number, what: string, step: () => Promise<void>): Promise<void> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Too slow.')), milliseconds);
  });
  await Promise.race([step(), tooLate]).catch((error: unknown) =>
    console.warn(`${what} failed during sign-out.`, withoutRequest(error)),
  );
}

/** Creates the sign-out: first in this browser, so that it works whatever the provider answers, and then at the provider. */
export function createSignOut({ provider, channel, cleanUp, titlesOf }: SignOutOptions) {
  const signOutThere = async (idToken: string | undefined): Promise<Entrance> => {
    try {
      const manager = await provider.load();
      if ((await manager.metadataService.getEndSessionEndpoint()) === undefined) {
        return { kind: 'signedOutHere', signIn: () => loadAddress(addressOf('/')) };
      }
      await manager.signoutRedirect({
        redirectMethod: 'replace',
        ...(idToken !== undefined && { id_token_hint: idToken }),
      });
      // This point is reached only if the browser restores the page from its back-forward cache.
      return await leaveFor(() => untilLeft(() => replaceAddress(addressOf('/'))));
    } catch (error) {
      return {
        kind: 'failed',
        action: 'signOut',
        trouble: troubleOf(error),
        reason: withoutRequest(error),
        retry: () => signOutThere(idToken),
      };
    }
  };

  const signOut = async (): Promise<Entrance> => {
    const user = provider.users.read();
    if (user !== null) {
      const identity = identityOf(user);
      stampSignOut(localStore, identity);
      channel.announceEnd('signedOut', identity);
    }
    const person = user && { subject: identityOf(user).subject, accessToken: user.access_token };
    await atMost(longestCleanUpMs, 'Removing what waits and what is kept, and the push subscription', () =>
      cleanUp(person),
    );
    if (user !== null) {
      await atMost(longestCleanUpMs, 'Revoking the token', async () => {
        const manager = await provider.load();
        await manager.revokeAccessToken(user.access_token);
      });
    }
    provider.users.remove();
    clearTraces(sessionStore);
    clearTraces(localStore);
    return signOutThere(user?.id_token);
  };

  /** Signs out if the person asked for it on a page of the portal. Asks first otherwise. */
  const enter = async (): Promise<Entrance> => {
    const isWanted = sessionStore.getItem(signOutWantedKey) !== null;
    sessionStore.removeItem(signOutWantedKey);
    if (isWanted) return signOut();
    const user = provider.users.read();
    // What cannot be read cannot be named. The sign-out tries to delete it.
    const waiting = user === null ? [] : await titlesOf(identityOf(user).subject).catch(() => []);
    return { kind: 'asking', waiting, signOut, stay: () => replaceAddress(addressOf('/')) };
  };

  const finish = async (): Promise<Entrance> => {
    try {
      const manager = await provider.load();
      await manager.signoutRedirectCallback();
    } catch (error) {
      if (troubleOf(error).kind !== 'forgotten')
        console.warn('The identity provider did not confirm the sign-out.', withoutRequest(error));
    }
    provider.users.remove();
    replaceAddress(addressOf('/'));
    return leaving;
  };

  return { enter, finish };
}
