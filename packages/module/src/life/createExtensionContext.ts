import type { ModuleAppearance } from '../context/ModuleContext.ts';
import { contractVersion } from '../contractVersion.ts';
import type { ExtensionContext } from '../extension/Extension.ts';
import { createChangingPart } from './createChangingPart.ts';
import { createModuleRequest } from './createModuleRequest.ts';
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
 * @param isProgramRequired false in a program-agnostic module, whose calls do not wait until a program is chosen
 */
export function createExtensionContext(
  { request, outbox, formatTime, ...portal }: PortalClient,
  owner: string,
  isProgramRequired = true,
): HeldExtensionContext {
  const controller = new AbortController();
  const { signal } = controller;
  const appearance = createChangingPart(portal.appearance, { name: owner, what: 'appearance', signal });
  const programId = () => portal.program?.id ?? null;
  return {
    context: {
      ...portal,
      contract: contractVersion,
      request: createModuleRequest({ request, isProgramRequired, signal, outbox, owner, programId }),
      formatTime: (time, style = 'full') => formatTime(Number(time), appearance.get(), style),
      signal,
      onAppearanceChange: appearance.onChange,
    },
    setAppearance: appearance.set,
    close: () => controller.abort(),
  };
}
