import type { ModuleAppearance } from '../context/ModuleContext.ts';
import { contractVersion } from '../contractVersion.ts';
import type { ExtensionContext } from '../extension/Extension.ts';
import { createChangingPart } from './createChangingPart.ts';
import { createModuleRequest } from './createModuleRequest.ts';
import { createModuleWrite, type WritingPage } from './createModuleWrite.ts';
import type { PortalClient } from './PortalClient.ts';

/** A context and the functions by which the host updates and closes it. */
export interface HeldExtensionContext {
  readonly context: ExtensionContext;
  readonly setAppearance: (change: Partial<ModuleAppearance>) => void;
  /** Fires the signal. No listener is called afterwards. */
  readonly close: () => void;
}

/**
 * Creates the members of the context that need no route. Extensions have these, and modules too.
 *
 * @param owner the name of the module or the extension
 * @param page the open module; an extension has none
 * @param isProgramRequired false in a program-agnostic module, whose calls do not wait until a program is chosen
 */
export function createExtensionContext(
  { request: call, outbox, formatTime, ...portal }: PortalClient,
  owner: string,
  isProgramRequired = true,
  page?: WritingPage,
): HeldExtensionContext {
  const controller = new AbortController();
  const { signal } = controller;
  const appearance = createChangingPart(portal.appearance, { name: owner, what: 'appearance', signal });
  const programId = () => portal.program?.id ?? null;
  const requestUntil = (left: AbortSignal) =>
    createModuleRequest({ request: call, isProgramRequired, signal: left, owner });
  // What is written outlives the module.
  const lasting = requestUntil(new AbortController().signal);
  return {
    context: {
      ...portal,
      contract: contractVersion,
      request: requestUntil(signal),
      write: createModuleWrite({ request: lasting, outbox, owner, programId, ...(page && { page }) }),
      formatTime: (time, style = 'full') => formatTime(Number(time), appearance.get(), style),
      signal,
      onAppearanceChange: appearance.onChange,
    },
    setAppearance: appearance.set,
    close: () => controller.abort(),
  };
}
