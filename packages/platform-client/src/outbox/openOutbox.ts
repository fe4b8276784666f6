import * as v from 'valibot';
import type { Session } from '../auth/Session.ts';
import type { Services } from '../services/createServices.ts';
import { createBrowserEnvironment, watchWakeSignals } from '@gantry/base/environment';
import { openTabChannel } from '@gantry/base/tabs';
import { outboxChannelName, outboxLockPrefix } from '../storage/stored.ts';
import { underLock } from '../storage/underLock.ts';
import { createOutbox } from './createOutbox.ts';
import type { Outbox, ShownRows } from './Outbox.ts';
import { outboxMessageSchema, type OutboxMessage } from './OutboxRow.ts';
import { openOutboxStore } from './OutboxStore.ts';

export interface OutboxParts {
  readonly session: Pick<Session, 'profile' | 'getHubAccessToken'>;
  readonly services: Pick<Services, 'request' | 'waits' | 'offline'>;
}

/** A message names its person, so that the tabs of another one ignore it. */
const envelopeSchema = v.object({ person: v.string(), message: outboxMessageSchema });

/**
 * Opens the outbox of the signed-in person in this tab, and sends what waits. Null if the browser's database cannot be opened.
 *
 * @param rows belong to one outbox, which is opened once
 */
export async function openOutbox({ session, services }: OutboxParts, rows: ShownRows): Promise<Outbox | null> {
  const person = session.profile.id;
  const store = await openOutboxStore(person).catch((error: unknown) => {
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
  const environment = createBrowserEnvironment();
  const { setTimer, now, random } = environment;
  const outbox = createOutbox({
    rows,
    store,
    http: services,
    person,
    remaining: services.waits.remaining,
    isOver: () => offline?.isOver() ?? session.getHubAccessToken() === null,
    alone: (target, action) => underLock(`${outboxLockPrefix}${JSON.stringify([person, target])}`, {}, action),
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
