import { trustedScriptUrl } from '../../trustedTypes/trustedScriptUrl.ts';

/** Runs one classic script in the container. Rejects when it cannot be loaded, or throws while it runs. */
function runScript(container: HTMLElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = false;
    script.src = trustedScriptUrl(address);
    let thrown: ErrorEvent | null = null;
    const watch = (event: ErrorEvent) => {
      if (event.filename === script.src) thrown ??= event;
    };
    window.addEventListener('error', watch);
    script.addEventListener('load', () => {
      window.removeEventListener('error', watch);
      if (thrown === null) resolve();
      else reject(thrown.error ?? new Error(thrown.message));
    });
    script.addEventListener('error', () => {
      window.removeEventListener('error', watch);
      reject(
        new Error(
          `The script ${address} could not be loaded, so the view cannot work. Check that the monolith serves it.`,
        ),
      );
    });
    container.append(script);
  });
}

/** Runs scripts one after the other, until the signal fires. */
export async function runScripts(
  container: HTMLElement,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (const address of addresses) {
    if (signal.aborted) return;
    await runScript(container, address);
  }
}
