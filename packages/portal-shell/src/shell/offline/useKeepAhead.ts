import { loadAhead } from '@gantry/base/loading';
import { useState } from 'react';
import type { CatalogEntry } from '../../catalog/catalog.ts';
import { moduleRouteOf, viewQuestionOf } from '../../catalog/moduleRoute.ts';
import { serviceNames } from '@gantry/platform-client/addresses/serviceNames';
import { preloadScript } from '@gantry/module-host/preload/preloadScript';
import { preloadView } from '@gantry/module-host/preload/preloadView';
import { mayOpen } from '../../permissions/permissions.ts';
import { useConfirmedAccess, usePlaces, usePortal, useSelectedProgram, type Portal } from '../../portal/index.ts';
import type { KeepAhead, KeepAheadState } from '../../screens/TabStatus/KeepAheadPart.tsx';
import { viewRequest } from '@gantry/platform-client/services/monolith/monolith';
import type { HttpRequest } from '@gantry/platform-client/services/HttpClient';
import { isConnectionSpared } from '../modules/usePreloadOnIntent.ts';

/** Asks the browser not to delete what is kept when it needs room. Some ask the person, who has just said what it is for. */
async function askToLast(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    // A page without https has no such storage.
    return false;
  }
}

/** Loads the code of the module's host and entry. The calls of {@link readsOf} load what it shows. */
async function loadCode(entry: CatalogEntry): Promise<void> {
  await loadAhead(() => import('../modules/ModuleRoute.tsx'));
  if (entry.host !== 'subApplication') return;
  const { entryAddress: address, integrity } = entry;
  preloadScript({ address, isModule: true, integrity });
}

/** The reads of a module that its configuration names. Their answers are kept as those of the module. */
function readsOf({ configuration }: Portal, entry: CatalogEntry): readonly HttpRequest[] {
  const isProgramRequired = !entry.isProgramAgnostic;
  const keep = { owner: entry.name, onKept: () => undefined };
  const declared = configuration.modules.find(({ route }) => route === entry.route)?.preload;
  return serviceNames.flatMap((service) =>
    (declared?.[service] ?? []).map((path): HttpRequest => ({ service, path, method: 'GET', isProgramRequired, keep })),
  );
}

/** Loads the view of a module, and its scripts. */
async function loadView({ configuration, services }: Portal, entry: CatalogEntry): Promise<void> {
  if (entry.host !== 'view') return;
  const route = moduleRouteOf(entry, { pathname: entry.basePath, search: '', parameters: {} });
  const question = viewQuestionOf(configuration, entry, route);
  if (question === null) return;
  const answer = services.request(viewRequest(question));
  preloadView({ html: { answer, giveUp: () => undefined }, question, monolith: services.monolith, configuration });
  await answer;
}

/** Loads the person's favourites ahead, for a time without a network; null if the installation keeps nothing. */
export function useKeepAhead(): KeepAhead | null {
  const portal = usePortal();
  const access = useConfirmedAccess();
  const programId = useSelectedProgram()?.id ?? null;
  const favourites = usePlaces('favourites');
  const [state, setState] = useState<KeepAheadState>({ kind: 'idle' });
  if (!portal.configuration.flags.OFFLINE) return null;
  const entries = favourites.flatMap(({ kind, id }) => {
    const entry = portal.catalog.entries.find(({ route }) => kind === 'module' && route === id);
    const isPermitted = entry && access.status === 'ready' && mayOpen(access.permissions, entry, programId);
    return isPermitted && entry.host !== 'screen' ? [entry] : [];
  });
  const keepAll = async () => {
    if (portal.services.network.get().isLost || isConnectionSpared()) {
      setState({ kind: 'spared' });
      return;
    }
    const isLasting = await askToLast();
    const steps = entries.flatMap((entry) => [
      () => loadCode(entry),
      () => loadView(portal, entry),
      ...readsOf(portal, entry).map((read) => () => portal.services.request(read)),
    ]);
    let failed = 0;
    for (const [done, step] of steps.entries()) {
      setState({ kind: 'running', done, total: steps.length });
      // One after the other, so that what the person does meanwhile comes first.
      await step().catch((error: unknown) => {
        failed += 1;
        console.warn('A part of a favourite was not kept for a time without a network.', error);
      });
    }
    setState({ kind: 'done', failed, isLasting });
  };
  return { names: entries.map(({ name }) => name), state, onKeep: () => void keepAll() };
}
