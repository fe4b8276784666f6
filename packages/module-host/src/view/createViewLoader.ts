import { contractMismatch, moduleReadyEvent, ServiceError, type ModuleContext } from '@gantry/module';
import type { MonolithService } from '@gantry/platform-client/services/monolith/monolith';
import { allowScriptsBelow } from '@gantry/platform-client/trustedTypes/trustedScriptUrl';
import { ModuleFailure, ModuleUnauthorizedError, type ModuleLoader } from '../life/ModuleState.ts';
import type { DuringCall } from '../life/watchLoad.ts';
import type { ViewSheet } from './readView.ts';
import { guardFields } from './guardFields.ts';
import { runScripts, ScriptLoadError } from './runScripts.ts';
import { placeOf, sanitiseView, sayProblems, type ViewOptions, type ViewOrigin } from './sanitiseView.ts';
import { scriptAddress } from './scriptAddress.ts';
import { problemsOfSheet, type ViewPlace } from './viewRules.ts';
import { applyStyles, type SheetSource } from './viewSheets.ts';
import { forgetViewVersion, viewVersion } from './viewVersion.ts';

export interface ViewLoaderOptions extends ViewOrigin {
  readonly monolith: Pick<MonolithService, 'getView' | 'getViewVersion'>;
  /** The folders below the monolith that serve scripts, and the origins of style sheets. */
  readonly views: ViewOptions;
  /** True loads the scripts that are not minified. */
  readonly isDebug: boolean;
}

function setCurrentModule(context: ModuleContext | null): void {
  window.Gantry = { currentModule: context };
}

async function fetchView({ monolith, question }: ViewLoaderOptions, signal: AbortSignal): Promise<string> {
  try {
    return await monolith.getView(question, signal);
  } catch (error) {
    throw error instanceof ServiceError && error.status === 403 ? new ModuleUnauthorizedError(error) : error;
  }
}

/** How long a view waits for a style sheet. */
const sheetPatienceMs = 5000;

/** Loads a style sheet that a view links. A view that works is better than none, so a failure is only said. */
async function loadSheet(sheet: ViewSheet, place: ViewPlace, signal: AbortSignal): Promise<readonly SheetSource[]> {
  const { media } = sheet;
  if ('css' in sheet) return [{ css: sheet.css, media, place }];
  const { href } = sheet;
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(sheetPatienceMs)]);
    // A redirect could lead to an origin that the configuration does not name.
    const response = await fetch(href, { headers: { accept: 'text/css' }, redirect: 'error', signal: limit });
    if (!response.ok) throw new Error(`The status is ${String(response.status)}.`);
    const own = { address: href, origins: place.origins };
    const css = await response.text();
    sayProblems(href, problemsOfSheet(css, own));
    return [{ css, media, place: own }];
  } catch (error) {
    signal.throwIfAborted();
    console.warn(
      `The style sheet ${href} of a view was not loaded. Its server must serve it, and allow the portal by CORS.`,
      error,
    );
    return [];
  }
}

/** Shows a view in its container and runs its scripts. */
async function showView(
  options: ViewLoaderOptions,
  { container, signal, module }: ModuleContext,
  during: DuringCall,
  ready: Promise<void>,
): Promise<void> {
  const { isDebug, monolith } = options;
  const place = placeOf(options);
  const [html, version] = await during(() => Promise.all([fetchView(options, signal), viewVersion(monolith)]));
  signal.throwIfAborted();
  const { fragment, scripts, sheets } = sanitiseView(html, place);
  const built = fragment.querySelector('[data-gantry-contract]')?.getAttribute('data-gantry-contract');
  const mismatch = contractMismatch(module.name, built ?? undefined);
  if (mismatch !== null) throw new ModuleFailure('contract', mismatch);
  const sources = await Promise.all(sheets.map((sheet) => loadSheet(sheet, place, signal)));
  await ready;
  signal.throwIfAborted();
  applyStyles({ container, fragment, sources: sources.flat(), place }, signal);
  guardFields(container, signal);
  container.replaceChildren(fragment);
  const addresses = scripts.map((source) => scriptAddress(source, { viewAddress: place.address, version, isDebug }));
  await runScripts(container, addresses, signal);
}

/** Loads a view: its sanitised HTML, then its scripts in order. `ModuleContext.ts` describes the context of the scripts. */
export function createViewLoader(options: ViewLoaderOptions): ModuleLoader {
  const folders = options.views.scriptFolders.map((folder) => `${options.services.monolith}${folder}/`);
  return {
    scriptFolders: folders,
    isInside: () => false,
    load: async (context, during, ready) => {
      const { container, signal } = context;
      for (const folder of folders) allowScriptsBelow(folder);
      setCurrentModule(context);
      signal.addEventListener('abort', () => setCurrentModule(null), { once: true });
      try {
        await showView(options, context, during, ready);
      } catch (error) {
        if (!(error instanceof ScriptLoadError)) throw error;
        // The scripts of an old build no longer exist once the monolith has a new build.
        const oldVersion = await viewVersion(options.monolith);
        forgetViewVersion(options.monolith);
        if (!error.isFirst || (await viewVersion(options.monolith)) === oldVersion) throw error;
        await showView(options, context, during, ready);
      }
      container.dispatchEvent(new CustomEvent(moduleReadyEvent, { bubbles: true, detail: context }));
      return null;
    },
  };
}
