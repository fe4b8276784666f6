import { ModuleFailure } from '../life/ModuleState.ts';
import { trustedScriptUrl } from '@gantry/platform-client/trustedTypes/trustedScriptUrl';

export class ScriptLoadError extends ModuleFailure {
  override readonly name = 'ScriptLoadError';
  /** True if no script of the view has run yet, so that the view can be loaded again. */
  readonly isFirst: boolean;
  constructor(address: string, isFirst: boolean) {
    super(
      'load',
      `The script ${address} could not be loaded, so the view cannot work. Check that the monolith serves it.`,
    );
    this.isFirst = isFirst;
  }
}

/** Runs one classic script in the container. Rejects if it cannot be loaded, throws while it runs, or the signal fires before it ran. */
function runScript(container: HTMLElement, address: string, isFirst: boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = false;
    script.src = trustedScriptUrl(address);
    let thrown: ErrorEvent | null = null;
    const watch = (event: ErrorEvent) => {
      if (event.filename === script.src) thrown ??= event;
    };
    const cancel = () => {
      // Removing the element would not stop it. A script that was moved to another document never runs: that is the HTML standard.
      document.implementation.createHTMLDocument().adoptNode(script);
      settle(() => reject(signal.reason));
    };
    const settle = (answer: () => void) => {
      window.removeEventListener('error', watch);
      signal.removeEventListener('abort', cancel);
      answer();
    };
    window.addEventListener('error', watch);
    signal.addEventListener('abort', cancel);
    script.addEventListener('load', () =>
      settle(() => (thrown === null ? resolve() : reject(thrown.error ?? new Error(thrown.message)))),
    );
    script.addEventListener('error', () => settle(() => reject(new ScriptLoadError(address, isFirst))));
    container.append(script);
  });
}

/**
 * Runs scripts one after the other. A script that is still loading when the signal fires never runs.
 *
 * @throws the signal's reason, {@link ScriptLoadError}, or what a script throws
 */
export async function runScripts(
  container: HTMLElement,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (const [index, address] of addresses.entries()) {
    signal.throwIfAborted();
    await runScript(container, address, index === 0, signal);
  }
}
