import { contractMismatch, moduleReadyEvent, ServiceError, type ModuleContext } from '@gantry/module';
import type { MonolithService, ViewQuestion } from '../../services/monolith/monolith.ts';
import { allowScriptsBelow } from '../../trustedTypes/trustedScriptUrl.ts';
import { ModuleFailure, ModuleUnauthorizedError, type ModuleLoader } from '../life/ModuleState.ts';
import { runScripts, ScriptLoadError } from './runScripts.ts';
import { sanitiseView } from './sanitiseView.ts';
import { scriptAddress } from './scriptAddress.ts';
import { forgetViewVersion, viewVersion } from './viewVersion.ts';

/** What a view is loaded from. */
export interface ViewLoaderOptions extends ViewQuestion {
  readonly monolith: Pick<MonolithService, 'getView' | 'getViewVersion'>;
  /** The monolith's base address. */
  readonly address: string;
  /** The folders below the monolith that serve scripts, such as `/Scripts`. */
  readonly scriptFolders: readonly string[];
  /** True loads the scripts that are not minified. */
  readonly isDebug: boolean;
}

function setCurrentModule(context: ModuleContext | null): void {
  window.Gantry = { currentModule: context };
}

async function fetchView(options: ViewLoaderOptions, signal: AbortSignal): Promise<string> {
  const { monolith, path, query, isProgramRequired } = options;
  try {
    return await monolith.getView({ path, query, isProgramRequired }, signal);
  } catch (error) {
    throw error instanceof ServiceError && error.status === 403 ? new ModuleUnauthorizedError(error) : error;
  }
}

/** Shows a view in its container and runs its scripts. */
async function showView(options: ViewLoaderOptions, { container, signal, module }: ModuleContext): Promise<void> {
  const { address, path, isDebug, monolith } = options;
  const viewAddress = address + path;
  const [html, version] = await Promise.all([fetchView(options, signal), viewVersion(monolith)]);
  signal.throwIfAborted();
  const { fragment, scripts } = sanitiseView(html, viewAddress);
  const built = fragment.querySelector('[data-gantry-contract]')?.getAttribute('data-gantry-contract');
  const mismatch = contractMismatch(module.name, built ?? undefined);
  if (mismatch !== null) throw new ModuleFailure('contract', mismatch);
  container.replaceChildren(fragment);
  const addresses = scripts.map((source) => scriptAddress(source, { viewAddress, version, isDebug }));
  await runScripts(container, addresses, signal);
}

/** Loads a view: its sanitised HTML, then its scripts in order. `ModuleContext.ts` describes the context of the scripts. */
export function createViewLoader(options: ViewLoaderOptions): ModuleLoader {
  const folders = options.scriptFolders.map((folder) => `${options.address}${folder}/`);
  return {
    scriptFolders: folders,
    isInside: () => false,
    load: async (context) => {
      const { container, signal } = context;
      for (const folder of folders) allowScriptsBelow(folder);
      setCurrentModule(context);
      signal.addEventListener('abort', () => setCurrentModule(null), { once: true });
      try {
        await showView(options, context);
      } catch (error) {
        if (!(error instanceof ScriptLoadError)) throw error;
        // The scripts of an old build no longer exist once the monolith has a new build.
        const oldVersion = await viewVersion(options.monolith);
        forgetViewVersion(options.monolith);
        if (!error.isFirst || (await viewVersion(options.monolith)) === oldVersion) throw error;
        await showView(options, context);
      }
      container.dispatchEvent(new CustomEvent(moduleReadyEvent, { bubbles: true, detail: context }));
      return null;
    },
  };
}
