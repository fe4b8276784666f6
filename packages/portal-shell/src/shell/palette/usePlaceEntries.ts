import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { tileGroups } from '../../catalog/menuAndTiles.ts';
import { reportPath, reportTypeOf } from '../../screens/dashboards/reports.ts';
import { useShellMessages } from '../../languages/index.ts';
import { useAccess, usePortal, useSelectedProgram } from '../../portal/index.ts';
import { iconNamed } from '../../screens/apps.ts';
import type { DashboardEntry, DashboardItem } from '@gantry/platform-client/services/application/application.schemas';
import { useModuleHref } from '../access/useModuleHref.ts';
import { dashboardsOf } from '../dashboards/useDashboards.ts';
import { addressIn } from '@gantry/platform-client/program/selectedProgram';
import { usePrograms } from '../programs/usePrograms.ts';
import { appsPath, homePath } from '../routes/paths.ts';
import type { PaletteEntry } from './PaletteEntry.ts';

/** How an entry goes to its place. */
export interface Travel {
  readonly to: (href: string) => void;
  /** Selects a program by the one function that does so, then goes to the address, if there is one. */
  readonly toProgram: (program: { readonly id: string; readonly name: string }, href?: string) => void;
}

/** The first letters of the words, by which people call a module: `dfr` for Daily Field Report. */
export const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word[0])
    .join('');

/** The pages and modules of the selected program. */
export function useModuleEntries(): readonly PaletteEntry[] {
  const messages = useShellMessages();
  const { catalog } = usePortal();
  const access = useAccess();
  const selected = useSelectedProgram();
  const centerHref = useModuleHref('notificationCenter');

  return useMemo(() => {
    const page = (id: string, title: string, href: string, icon: PaletteEntry['icon']): PaletteEntry => ({
      id: `page ${id}`,
      section: 'pages',
      title,
      icon,
      href,
    });
    const { notificationCenter } = catalog.modules;
    const pages = [
      page('home', messages.home.title, homePath, 'home'),
      page('apps', messages.apps.title, appsPath, 'apps'),
      page('notifications', notificationCenter.name, notificationCenter.basePath, 'notification'),
    ];
    if (access.status !== 'ready') return pages;
    const groups = tileGroups({ ...access, entries: catalog.entries, programId: selected?.id ?? null });
    const modules = groups.flatMap((group) =>
      group.modules.map((module): PaletteEntry => ({
        icon: iconNamed(module.iconName, 'apps'),
        keywords: initialsOf(module.name),
        id: `module ${module.route}`,
        section: 'pages',
        title: module.name,
        ...(group.name !== '' && { description: group.name }),
        href: module.href,
        place: { kind: 'module', id: module.route, title: module.name },
      })),
    );
    const shown = centerHref === null ? pages.slice(0, 2) : pages;
    return [...shown, ...modules];
  }, [access, catalog, centerHref, messages, selected]);
}

/** The programs that the person may switch to. */
export function useProgramEntries(travel: Travel): readonly PaletteEntry[] {
  const selected = useSelectedProgram();
  const programs = usePrograms();
  return useMemo(() => {
    if (programs.status !== 'ready') return [];
    return programs.programs
      .filter(({ id }) => id !== selected?.id)
      .map((program) => ({
        id: `program ${program.id}`,
        section: 'programs',
        title: program.name,
        description: program.id,
        keywords: program.id,
        icon: program.icon,
        href: addressIn(program.id, homePath),
        run: () => travel.toProgram(program),
      }));
  }, [programs, selected, travel]);
}

function itemsOf(entries: readonly DashboardEntry[]): readonly DashboardItem[] {
  return entries.flatMap((entry) => (entry.type === 'Item' ? [entry] : itemsOf(entry.items)));
}

/** The dashboards and reports of the selected program. They are asked for when the palette opens, and cached as for their list. */
export function useDashboardEntries(): readonly PaletteEntry[] {
  const messages = useShellMessages();
  const portal = usePortal();
  const programId = useSelectedProgram()?.id ?? null;
  const listPath = useModuleHref('dashboards');
  const mayAsk = programId !== null && listPath !== null;
  const { data } = useQuery({ ...dashboardsOf(portal, programId ?? ''), enabled: mayAsk });

  return useMemo(() => {
    if (!mayAsk || data === undefined) return [];
    return itemsOf(data).map((item): PaletteEntry => {
      const kind = reportTypeOf(item);
      return {
        id: `${kind} ${item.id}`,
        section: 'dashboards',
        title: item.title,
        description: messages.dashboards[kind],
        icon: 'dashboard',
        href: reportPath(listPath, programId, item),
        place: { kind, id: item.id, title: item.title },
      };
    });
  }, [data, listPath, mayAsk, messages, programId]);
}
