import { createServiceWaits } from '@gantry/base/calls';
import type { Configuration } from '../config/configuration.ts';
import { readProgram } from '@gantry/platform-client/program/selectedProgram';
import { createHttpClient } from '@gantry/platform-client/services/createHttpClient';
import { createMonolithService } from '@gantry/platform-client/services/monolith/monolith';
import { createNotificationService } from '@gantry/platform-client/services/notification/notification';
import { localStore, sessionStore } from '@gantry/platform-client/storage/browserStorage';
import { serviceWaitsKey } from '@gantry/platform-client/storage/stored';
import { deleteDeviceToken } from './firebase.ts';
import { forgetDevice } from './registeredDevice.ts';

const ended = () => Promise.reject(new Error('The session is ending.'));

/** Deletes the token of this device at Firebase and tells both services, while the access token of the person who signs out is still valid. */
export async function endPush(
  { services, push }: Pick<Configuration, 'services' | 'push'>,
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
  await Promise.all([
    forgetDevice({ monolith: createMonolithService(http), notification: createNotificationService(http) }),
    push && deleteDeviceToken(push),
  ]);
}
