import { useState } from 'react';
import { withinLimit } from '@gantry/base/calls';
import { mayOpen } from '../../catalog/permissions/permissions.ts';
import { useConfirmedAccess, usePlaces, usePortal, useSelectedProgram } from '../../portal/index.ts';
import type { KeepAhead, KeepAheadState } from '../../screens/TabStatus/KeepAheadPart.tsx';
import type { HttpRequest } from '@gantry/platform-client/services/HttpClient';
import { isEmbedded, neededBy } from '../modules/preloadModule.ts';
import { isConnectionSpared } from '../modules/usePreloadOnIntent.ts';

/** How long one part may load, in milliseconds. A script that a server never ends would hold up the others. */
const longestMs = 60_000;

/** Asks the browser not to delete what is kept when it needs room. Some ask the person, who has just said what it is for. */
async function askToLast(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    // A page without https has no such storage.
    return false;
  }
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
    return isPermitted && isEmbedded(entry) ? [entry] : [];
  });
  const keepAll = async () => {
    if (portal.services.network.get().isLost || isConnectionSpared()) {
      setState({ kind: 'spared' });
      return;
    }
    const isLasting = await askToLast();
    // The answers to the calls that the configuration names are kept as those of the module.
    const ask = (request: HttpRequest, owner?: string) => {
      const keep = owner !== undefined && { keep: { owner, onKept: () => undefined } };
      return { answer: portal.services.request({ ...request, ...keep, isKeptFirst: true }), giveUp: () => undefined };
    };
    const steps = entries.flatMap((entry) => neededBy(portal, entry, { pathname: entry.basePath, search: '' }));
    let failed = 0;
    for (const [done, { load }] of steps.entries()) {
      setState({ kind: 'running', done, total: steps.length });
      // One after the other, so that what the person does meanwhile comes first.
      try {
        await withinLimit('Loading a part of a favourite', load(ask)?.answer ?? Promise.resolve(), longestMs);
      } catch (error) {
        failed += 1;
        console.warn('A part of a favourite was not kept for a time without a network.', error);
      }
    }
    setState({ kind: 'done', failed, isLasting });
  };
  return { names: entries.map(({ name }) => name), state, onKeep: () => void keepAll() };
}
