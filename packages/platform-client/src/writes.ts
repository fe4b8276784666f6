/** Writes that wait until their service can be reached. All tabs of a person share them, and a reload does not lose them. */
import { createWritable } from '@gantry/base/observable';
import type { ModuleRequestFunction } from '@gantry/module';
import { createModuleRequest } from '@gantry/module/life';
import type { Calls } from './calls.ts';
import type { OutboxParts } from './outbox/openOutbox.ts';
import type { LaterOutbox, Outbox, ShownRow } from './outbox/Outbox.ts';
import type { PlatformOptions } from './PlatformOptions.ts';

/** The outbox of a signed-in person. Without the flag OFFLINE, nothing waits. */
export function createLaterOutbox(
  calls: OutboxParts & { readonly configuration: Pick<PlatformOptions, 'flags'> },
): LaterOutbox {
  const rows = createWritable<readonly ShownRow[]>([]);
  let opened: Promise<Outbox | null> | undefined;
  const open = async () => {
    if (!calls.configuration.flags.OFFLINE) return null;
    try {
      const { openOutbox } = await import('./outbox/openOutbox.ts');
      return await (opened ??= openOutbox(calls, rows));
    } catch (error) {
      // Its code did not load. The next write tries again.
      console.warn(error);
      return null;
    }
  };
  return { rows, open };
}

/**
 * Creates the function by which an app calls services, as a module does: `request('base', '/api/crews', { method: 'PUT', body, title, whenOffline:
 * 'wait' })`. Its result is a value or a `ServiceError`; that of a write that may wait says whether it does. What waits from an earlier visit is sent.
 *
 * @param owner the name of the app, whose targets are its own
 */
export function createRequest(calls: Calls, owner: string): ModuleRequestFunction {
  const outbox = createLaterOutbox(calls);
  void outbox.open();
  const { request } = calls.services;
  const programId = () => calls.program.get()?.id ?? null;
  // It is never left.
  const { signal } = new AbortController();
  return createModuleRequest({ request, isProgramRequired: false, signal, outbox, owner, programId });
}
