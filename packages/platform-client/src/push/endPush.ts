import { createServiceWaits } from '@gantry/base/calls';
import type { PlatformOptions } from '../PlatformOptions.ts';
import { readProgram } from '../program/selectedProgram.ts';
import { createHttpClient } from '../services/createHttpClient.ts';
import { localStore, sessionStore } from '../storage/browserStorage.ts';
import { serviceWaitsKey } from '../storage/stored.ts';
import { deleteDeviceToken } from './firebase.ts';
import { forgetDevice } from './registeredDevice.ts';

const ended = () => Promise.reject(new Error('The session is ending.'));

/** Deletes the token of this device at Firebase and notifies both services, while the access token of the person who signs out is still valid. */
export async function endPush(
  { services, push }: Pick<PlatformOptions, 'services' | 'push'>,
  accessToken: string,
): Promise<void> {
  const http = createHttpClient({
    services,
    session: {
      getAccessToken: () => Promise.resolve(accessToken),
      replaceAccessToken: ended,
      endAt: () => undefined,
    },
    program: { get: () => readProgram({ session: sessionStore, local: localStore }), whenSelected: ended },
    waits: createServiceWaits({ storage: localStore, name: serviceWaitsKey }),
  });
  await Promise.all([forgetDevice(http), push && deleteDeviceToken(push)]);
}
