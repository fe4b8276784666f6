import { createWritable } from '@gantry/ui-kit/observable';
import type { NotificationCenterOptions, SharedScreenState } from '../NotificationCenter.ts';
import { createAnnouncer } from './createAnnouncer.ts';
import type { Connection } from './createConnection.ts';
import { createConnectionTrouble } from './createConnectionTrouble.ts';
import type { Lifetime } from './createLifetime.ts';
import type { Notices } from './createNotices.ts';

interface ScreensParts {
  readonly options: NotificationCenterOptions;
  readonly lifetime: Lifetime;
  readonly connection: Connection;
  readonly notices: Notices;
}

/** Makes what the screens of one center share. */
export function createScreens({ options, lifetime, connection, notices }: ScreensParts): SharedScreenState {
  const { now } = options.initial ?? {};
  return {
    serverNow: now === undefined ? undefined : new Date(now),
    announcer: createAnnouncer(lifetime),
    connectionTrouble: createConnectionTrouble(connection.state, lifetime),
    partFailed: (error) => notices.fail('part', error),
    showFailed: (error, id) => notices.log('A part of the notifications could not be shown.', error, id),
    dialogHosts: createWritable<readonly symbol[]>([]),
  };
}
