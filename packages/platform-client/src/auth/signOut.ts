import { loadAddress, replaceAddress, untilLeft } from '../addresses/loadPage.ts';
import { addressOf } from '../addresses/portalBase.ts';
import { clearTraces, signOutWantedKey } from '../storage/stored.ts';
import { localStore, sessionStore } from '../storage/browserStorage.ts';
import { signOutPath } from './addresses.ts';
import { leaveFor, leaving, type Entrance, type Unsent } from './Entrance.ts';
import type { SessionChannel } from './sessionChannel.ts';
import { identityOf } from './userStore.ts';
import { stampSignOut } from './signOutStamps.ts';
import { troubleOf, withoutRequest } from './signInTrouble.ts';
import type { IdentityProvider } from './identityProvider.ts';

/** The time limit of the clean-up. A service that does not answer must not keep a person signed in. */
const longestCleanUpMs = 5000;

/** How long a press on Sign out waits for its page. A slower one asks, as does a later link to it: the page may have stayed, or an error may have come. */
const wantedMs = 10_000;

/** Whether Sign out was pressed just before, by a clock that may have been put back. */
const isPressed = (at: string | null): boolean => at !== null && Math.abs(Date.now() - Number(at)) < wantedMs;

/** Loads the address that signs out. It asks first, unless the person has pressed Sign out. */
export function goToSignOut(isByPress: boolean): void {
  if (isByPress) sessionStore.setItem(signOutWantedKey, String(Date.now()));
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
  /** What of a person is not sent yet. It does not take long. */
  readonly unsentOf: (subject: string) => Promise<readonly Unsent[]>;
}

async function inTime(what: string, step: () => Promise<void>): Promise<void> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Too slow.')), longestCleanUpMs);
  });
  await Promise.race([step(), tooLate]).catch((error: unknown) =>
    console.warn(`${what} failed during sign-out.`, withoutRequest(error)),
  );
}

/** Creates the sign-out: first in this browser, so that it works whatever the provider answers, and then at the provider. */
export function createSignOut({ provider, channel, cleanUp, unsentOf }: SignOutOptions) {
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
    await inTime('Removing what waits and what is kept, and the push subscription', () => cleanUp(person));
    if (user !== null) {
      await inTime('Revoking the token', async () => {
        const manager = await provider.load();
        await manager.revokeAccessToken(user.access_token);
      });
    }
    provider.users.remove();
    for (const store of [sessionStore, localStore]) clearTraces(store, person?.subject ?? '');
    return signOutThere(user?.id_token);
  };

  /** Signs out if the person asked for it on a page of the portal. Asks first otherwise. */
  const enter = async (): Promise<Entrance> => {
    const isWanted = isPressed(sessionStore.getItem(signOutWantedKey));
    sessionStore.removeItem(signOutWantedKey);
    if (isWanted) return signOut();
    const user = provider.users.read();
    // What cannot be read cannot be named. The sign-out tries to delete it.
    const unsent = user === null ? [] : await unsentOf(identityOf(user).subject).catch(() => []);
    return { kind: 'asking', unsent, signOut, stay: () => replaceAddress(addressOf('/')) };
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
