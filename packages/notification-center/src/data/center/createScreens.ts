import { createWritable } from '@gantry/ui-kit/observable';
import type { SharedScreenState } from '../NotificationCenter.ts';
import type { CenterParts } from './CenterParts.ts';
import { createAnnouncer } from './createAnnouncer.ts';
import { createConnectionTrouble } from './createConnectionTrouble.ts';

/** Creates what the screens of one center share. */
export function createScreens(
  parts: Pick<CenterParts, 'options' | 'lifetime' | 'connection' | 'notices'>,
): SharedScreenState {
  const { options, lifetime, connection, notices } = parts;
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
