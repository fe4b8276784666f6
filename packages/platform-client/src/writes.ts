/** Writes that wait until their service can be reached. All tabs of a person share them, and a reload does not lose them. */
import { createWritable } from '@gantry/base/observable';
import type { ModuleRequestFunction, ModuleWriteFunction } from '@gantry/module';
import { createModuleRequest, createModuleWrite } from '@gantry/module/life';
import type { Calls } from './calls.ts';
import type { OutboxParts } from './outbox/openOutbox.ts';
import type { LaterOutbox, Outbox, ShownRow } from './outbox/Outbox.ts';

/** The outbox of a signed-in person. Without the flag OFFLINE, nothing waits. */
export function createLaterOutbox(calls: OutboxParts): LaterOutbox {
  const rows = createWritable<readonly ShownRow[]>([]);
  const unread = createWritable(0);
  let opened: Promise<Outbox | null> | undefined;
  const open = async () => {
    if (!calls.configuration.flags.OFFLINE) return null;
    try {
      const { openOutbox } = await import('./outbox/openOutbox.ts');
      return await (opened ??= openOutbox(calls, rows, unread));
    } catch (error) {
      // Its code did not load. The next write tries again.
      console.warn(error);
      return null;
    }
  };
  return { rows, unread, open };
}

/** The functions by which an app calls services, as a module does. */
interface Requests {
  /** Its result is a value or a `ServiceError`. */
  readonly request: ModuleRequestFunction;
  /** Its result says whether the write is sent, on its way, or waits: `write('base', '/api/crews', { method: 'PUT', body, title })`. */
  readonly write: ModuleWriteFunction;
}

/**
 * Creates the functions by which an app calls services, as a module does. What waits from an earlier visit is sent.
 *
 * @param owner the name of the app, whose targets are its own
 */
export function createRequests(calls: Calls, owner: string): Requests {
  const outbox = createLaterOutbox(calls);
  void outbox.open();
  const programId = () => calls.program.get()?.id ?? null;
  // It is never left.
  const { signal } = new AbortController();
  const request = createModuleRequest({ request: calls.services.request, isProgramRequired: false, signal, owner });
  return { request, write: createModuleWrite({ request, outbox, owner, programId }) };
}
