import * as v from 'valibot';
import type { PlatformOptions } from '../PlatformOptions.ts';
import type { Services } from '../services/createServices.ts';
import { createBrowserEnvironment, watchWakeSignals } from '@gantry/base/environment';
import type { Writable } from '@gantry/base/observable';
import { openTabChannel } from '@gantry/base/tabs';
import { outboxChannelName, outboxLockPrefix } from '../storage/stored.ts';
import { underTakenLock } from '../storage/underTakenLock.ts';
import type { UploadsOptions } from '../uploads/createUploads.ts';
import { createOutbox } from './createOutbox.ts';
import type { Outbox, ShownRows } from './Outbox.ts';
import { outboxMessageSchema, type OutboxMessage } from './OutboxRow.ts';
import { openOutboxStore } from './OutboxStore.ts';

export interface OutboxParts {
  readonly configuration: Pick<PlatformOptions, 'flags' | 'offline' | 'services' | 'uploads'>;
  readonly session: UploadsOptions['session'];
  readonly services: Pick<Services, 'request' | 'waits' | 'offline'>;
}

/** A message names its person, so that the tabs of another one ignore it. */
const envelopeSchema = v.object({ person: v.string(), message: outboxMessageSchema });

/**
 * Opens the outbox of the signed-in person in this tab, and sends what waits. Null if the browser's database cannot be opened.
 *
 * @param rows belong to one outbox, which is opened once
 * @param unread is given the number of rows that this build cannot read
 */
export async function openOutbox(
  parts: OutboxParts,
  rows: ShownRows,
  unread: Writable<number>,
): Promise<Outbox | null> {
  const { configuration, session, services } = parts;
  const person = session.profile.id;
  const store = await openOutboxStore(person, unread.set).catch((error: unknown) => {
    console.warn('Nothing can be kept for later in this browser, so what is written is sent at once.', error);
    return null;
  });
  if (store === null) return null;
  const offline = await services.offline;
  // In a browser without channels, the other tabs learn of a change when they read again.
  const channel = openTabChannel<v.InferInput<typeof envelopeSchema>>(outboxChannelName, {
    onMessage: (data) => {
      const result = v.safeParse(envelopeSchema, data);
      if (result.success && result.output.person === person) outbox.hear(result.output.message);
    },
  });
  const uploads = async () => (await import('../uploads.ts')).uploadsOf({ configuration, session });
  const environment = createBrowserEnvironment();
  const { setTimer, now, random } = environment;
  const isLost = () => offline?.network.get().isLost === true;
  const outbox = createOutbox({
    rows,
    store,
    http: services,
    person,
    files: {
      ended: async (key) => (await uploads()).ended(key),
      subscribe: (listener) => void uploads().then((opened) => opened.subscribe(listener)),
    },
    keyLifeMs: configuration.offline.keyHours * 3_600_000,
    // Behind a VPN, the browser may say so of a network that works. A call has to agree.
    isOffline: () => !environment.isOnline() && isLost(),
    // The browser says nothing of a network that leads nowhere.
    isLost: () => !environment.isOnline() || isLost(),
    remaining: services.waits.remaining,
    isOver: () => offline?.isOver() ?? session.getHubAccessToken() === null,
    alone: (target, action) => underTakenLock(`${outboxLockPrefix}${JSON.stringify([person, target])}`, action),
    post: (message: OutboxMessage) => channel.post({ person, message }),
    setTimer,
    now,
    random,
    createId: () => crypto.randomUUID(),
  });
  const start = () => {
    outbox.start().catch((error: unknown) => console.warn('The outbox could not be read.', error));
  };
  // The browser may be wrong about the network, so its word is a hint. Any call that succeeds says more.
  watchWakeSignals(environment, start);
  // The tab has missed messages while the browser kept it in its memory.
  environment.onResume(start);
  offline?.network.onReached(outbox.wake);
  start();
  return outbox;
}
