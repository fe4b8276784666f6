/** Calls to the services of a platform, with the person's token and the selected program. */
import { createServiceWaits } from '@gantry/base/calls';
import { createWritable } from '@gantry/base/observable';
import { createProgramStore, type ProgramStore } from './program/selectedProgram.ts';
import { createServices, type Services } from './services/createServices.ts';
import type { HttpClientOptions } from './services/createHttpClient.ts';
import type { NetworkState } from './services/offline/network.ts';
import type { SignedIn } from './session.ts';
import { localStore, sessionStore } from './storage/browserStorage.ts';
import { serviceWaitsKey } from './storage/stored.ts';

/** The calls of a signed-in person. */
export interface Calls extends SignedIn {
  /** `request` calls a service and rejects with a `ServiceError`. */
  readonly services: Services;
  /** The program that calls are made in; null until one is selected. New tabs of the origin begin with the latest choice. */
  readonly program: ProgramStore;
}

interface CallsOptions extends Pick<HttpClientOptions, 'isSignedOutByProxy'> {
  /** True if the app's own server was not reached. */
  readonly isOffline?: boolean;
}

/** Opens the calls of a signed-in person. With the flag OFFLINE, answers are kept for a time without a network. */
export function openCalls(signedIn: SignedIn, { isOffline = false, ...options }: CallsOptions = {}): Calls {
  const { configuration, session, users } = signedIn;
  const network = createWritable<NetworkState>({ isLost: isOffline, shown: [], renewals: 0 });
  const program = createProgramStore({ session: sessionStore, local: localStore });
  const openOffline = async () => {
    try {
      const part = await import('./services/offline/openOffline.ts');
      return part.openOffline({ session, users, program, days: configuration.offline.days, state: network });
    } catch (error) {
      console.warn('Nothing is kept for a time without a network, because a file is missing.', error);
      return null;
    }
  };
  const services = createServices({
    ...configuration,
    ...options,
    session,
    program,
    waits: createServiceWaits({ storage: localStore, name: serviceWaitsKey }),
    network,
    offline: configuration.flags.OFFLINE ? openOffline() : null,
  });
  return { ...signedIn, services, program };
}
