import type { ReactNode } from 'react';
import { homeFor, type KeptHome } from '../../entry/keptHome.ts';
import { whenIdle } from '../../frameParts/whenIdle.ts';
import { vendorRedirect } from '../../permissions/vendorRedirect.ts';
import type { Portal } from '../../portal/index.ts';
import { effectivePreferences } from '../../preferences/effectivePreferences.ts';
import type { PreferencesStore } from '../../preferences/preferencesStore.ts';
import { keptHomeKey } from '../../storage/stored.ts';
import { renderNodes } from './renderNodes.ts';

interface KeepHomeOptions {
  readonly portal: Portal;
  readonly preferences: PreferencesStore;
  /** Home as it is at the start of a visit. */
  readonly renderHome: () => Promise<ReactNode>;
}

/**
 * Keeps Home for the start of the next visit: in the first idle moment in a program, and if something has changed when the page is hidden.
 */
export function keepHome({ portal, preferences, renderHome }: KeepHomeOptions): void {
  const { configuration, deployment, keptAccess, personal, program, session, storage } = portal;
  // Their visit starts elsewhere.
  if (vendorRedirect(configuration.vendorRedirects, session.profile.userName) !== null) return;
  let last: readonly unknown[] = [];
  const keep = async () => {
    const selected = program.get();
    if (selected === null) return;
    const { hintsDone, ...look } = effectivePreferences(preferences.get(), null, navigator.languages);
    const drawnFor = homeFor({ ...look, build: deployment.build, subject: session.profile.id, programId: selected.id });
    const shown = [drawnFor, selected.name, hintsDone, keptAccess.get(), personal.places(selected.id).get()];
    if (shown.every((value, index) => value === last[index])) return;
    last = shown;
    const kept: KeptHome = { for: drawnFor, nodes: await renderNodes(await renderHome()) };
    storage.setItem(keptHomeKey, JSON.stringify(kept));
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
