import type { MonolithService } from '../../services/monolith/monolith.ts';
import { ServiceError } from '../../services/ServiceError.ts';
import { ModuleUnauthorizedError, type ModuleLoader } from '../life/ModuleState.ts';
import { moduleReadyEvent, type ModuleContext } from '../../modules/ModuleContext.ts';
import { allowScriptsBelow } from '../../trustedTypes/trustedScriptUrl.ts';
import { runScripts } from './runScripts.ts';
import { sanitiseView } from './sanitiseView.ts';
import { scriptAddress } from './scriptAddress.ts';

/** Which view, and how it is loaded. */
export interface ViewLoaderOptions {
  readonly monolith: Pick<MonolithService, 'getView' | 'getViewVersion'>;
  /** The monolith's base address. */
  readonly address: string;
  /** Below the monolith, such as `/Views/workOrder`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** False in a program-agnostic module, which opens before a program is chosen. */
  readonly isProgramRequired: boolean;
  readonly isDebug: boolean;
}

function setCurrentModule(context: ModuleContext | null): void {
  window.Gantry = { currentModule: context };
}

async function fetchView(options: ViewLoaderOptions, signal: AbortSignal) {
  const { monolith, path, query, isProgramRequired } = options;
  try {
    const view = monolith.getView({ path, query, isProgramRequired }, signal);
    return await Promise.all([view, monolith.getViewVersion(signal)]);
  } catch (error) {
    throw error instanceof ServiceError && error.status === 403 ? new ModuleUnauthorizedError(error) : error;
  }
}

/** Loads a view: its HTML, made harmless, then its scripts, in order. `ModuleContext.ts` says what the scripts are given. */
export function createViewLoader(options: ViewLoaderOptions): ModuleLoader {
  const { address, path, isDebug } = options;
  const viewAddress = address + path;
  return {
    scriptFolders: [`${address}/`],
    isInside: () => false,
    load: async (context) => {
      const { container, signal } = context;
      const [html, version] = await fetchView(options, signal);
      if (signal.aborted) return null;
      const { fragment, scripts } = sanitiseView(html, viewAddress);
      container.append(fragment);
      allowScriptsBelow(address);
      setCurrentModule(context);
      signal.addEventListener('abort', () => setCurrentModule(null), { once: true });
      const naming = { viewAddress, version, isDebug };
      await runScripts(
        container,
        scripts.map((source) => scriptAddress(source, naming)),
        signal,
      );
      if (!signal.aborted)
        container.dispatchEvent(new CustomEvent(moduleReadyEvent, { bubbles: true, detail: context }));
      return null;
    },
  };
}
