import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { drawingFiles, homeFor } from '../../entry/homeFor.ts';
import type { DrawnNode, KeptHome } from '../../entry/keptHome.ts';
import { whenIdle } from '../../portal/whenIdle.ts';
import { vendorRedirect } from '../../catalog/permissions/vendorRedirect.ts';
import type { Portal } from '../../portal/index.ts';
import { effectivePreferences } from '../../preferences/effectivePreferences.ts';
import type { PreferencesStore } from '../../preferences/preferencesStore.ts';
import { keptHomeKey } from '@gantry/platform-client/storage/stored';
import { createRoutes } from '../routes/createRoutes.tsx';
import { KeptGroups } from './KeptGroups.tsx';
import { renderNodes } from './renderNodes.ts';

interface KeepHomeOptions {
  readonly portal: Portal;
  readonly preferences: PreferencesStore;
  /** The portal at the start of a visit, with routes of which the first page is shown. */
  readonly atStart: (routes: RouteObject[]) => Promise<ReactNode>;
}

/** What {@link KeptGroups} renders for each group: the second item of its list. */
function groupsOf(nodes: readonly DrawnNode[]): KeptHome['groups'] {
  const contentOf = (node: DrawnNode | undefined) => (typeof node === 'object' ? node[2] : []);
  const groups = new Map<string, DrawnNode>();
  for (const node of nodes) {
    const item = contentOf(contentOf(contentOf(node)[0])[0])[1];
    if (typeof node === 'object' && item !== undefined) groups.set(node[1]['data-group'] ?? '', item);
  }
  return Object.fromEntries(groups);
}

/** Fetches the script that draws Home, which the visit that keeps it for the first time has not loaded. */
function fetchDrawing(): void {
  const { script } = drawingFiles();
  if (script === undefined) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: script }));
}

/**
 * Keeps Home for the start of the next visit: in the first idle moment in a program, and if something has changed when the page is hidden.
 */
export function keepHome({ portal, preferences, atStart }: KeepHomeOptions): void {
  const { configuration, keptAccess, personal, program, session, storage } = portal;
  // Their visit starts elsewhere.
  if (vendorRedirect(configuration.vendorRedirects, session.profile.userName) !== null) return;
  let last: readonly unknown[] = [];
  const keep = async () => {
    const selected = program.get();
    if (selected === null) return;
    const look = effectivePreferences(preferences.get(), null, navigator.languages);
    const drawnFor = homeFor({ ...look, subject: session.profile.id, programId: selected.id });
    const { favourites, recent } = personal.places(selected.id);
    const shown = [drawnFor, selected.name, keptAccess.get(), favourites.get(), recent.get()];
    if (shown.every((value, index) => value === last[index])) return;
    last = shown;
    const kept: KeptHome = {
      for: drawnFor,
      nodes: renderNodes(await atStart(createRoutes(portal))),
      groups: groupsOf(renderNodes(await atStart([{ path: '/', element: <KeptGroups /> }]))),
    };
    storage.setItem(keptHomeKey, JSON.stringify(kept));
    fetchDrawing();
  };
  const keepQuietly = () => {
    keep().catch((error: unknown) => console.warn('Home was not kept for the next visit.', error));
  };
  whenIdle(keepQuietly);
  program.subscribe(() => whenIdle(keepQuietly));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) keepQuietly();
  });
}
