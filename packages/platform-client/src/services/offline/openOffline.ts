import type { Writable } from '@gantry/base/observable';
import { keepPerson, keptFor } from '../../auth/keptPerson.ts';
import type { Session } from '../../auth/Session.ts';
import type { UserStore } from '../../auth/userStore.ts';
import type { SelectedProgram } from '../../program/selectedProgram.ts';
import { localStore } from '../../storage/browserStorage.ts';
import type { KeptAnswers } from '../../storage/keptAnswers.ts';
import type { HttpClient } from '../HttpClient.ts';
import { createNetwork } from './createNetwork.ts';
import type { NetworkState } from './network.ts';
import { withKeptAnswers } from './withKeptAnswers.ts';

export { forgetKept, keptPerson } from '../../auth/keptPerson.ts';

interface OfflineOptions {
  readonly session: Pick<Session, 'profile' | 'getHubAccessToken' | 'status' | 'subscribe'>;
  readonly users: Pick<UserStore, 'key' | 'read'>;
  readonly program: Pick<SelectedProgram, 'get' | 'signal'>;
  /** How long an answer is kept, in days. */
  readonly days: number;
  readonly state: Writable<NetworkState>;
}

/** What a portal needs to go on without a network. Its code loads with the flag OFFLINE alone. */
export type Offline = ReturnType<typeof openOffline>;

/** Begins to keep answers for the person of a session, who may open the portal without a network from now on. */
export function openOffline({ session, users, program, days, state }: OfflineOptions) {
  const network = createNetwork(state);
  const keep = () => {
    if (session.status().kind !== 'ended' && !state.get().isLost) keepPerson(localStore, users);
  };
  keep();
  // The person may sign in again after a session has ended.
  session.subscribe(keep);
  const isKept = keptFor(localStore);
  /** True once the session has ended, here or in another tab: nothing is kept then. */
  const isOver = () => session.getHubAccessToken() === null || !isKept();
  let opened: KeptAnswers | null = null;
  /** Opens what is kept of the person. Its code loads when the first answer is there, or missing. */
  const answers = async (): Promise<KeptAnswers> => {
    const { openKeptAnswers } = await import('../../storage/keptAnswers.ts');
    opened ??= openKeptAnswers({ person: session.profile.id, days, isOver });
    return opened;
  };
  return {
    network,
    answers,
    isOver,
    /** A client that keeps answers, and gives the kept ones while there are no others. */
    over: (http: HttpClient) => withKeptAnswers(http, { network, program, open: answers }),
  };
}
