import { foldText } from '@gantry/ui-kit';
import { useMemo } from 'react';
import { tileGroups, type LauncherModule } from '../../catalog/launcher.ts';
import type { ShellMessages } from '../../languages/index.ts';
import { useAccess, usePortal, useSelectedProgram } from '../../portal/index.ts';
import { iconNamed } from '../../screens/apps.ts';
import type { ProgramChoice } from '../../screens/programs.ts';
import { usePrograms } from '../programs/usePrograms.ts';
import type { PaletteEntry } from './PaletteEntry.ts';
import { initialsOf, type Travel } from './usePlaceEntries.ts';

/** The number of other programs whose modules a search looks at. */
const mostPrograms = 12;

type FindEntries = (text: string) => readonly PaletteEntry[];

const none: FindEntries = () => [];

/**
 * Finds the modules of the person's other programs by a text. There may be thousands of programs: only those that have most words of the
 * text are looked at.
 */
export function useModulesElsewhere({ inProgram }: ShellMessages['palette'], travel: Travel): FindEntries {
  const { catalog } = usePortal();
  const access = useAccess();
  const selectedId = useSelectedProgram()?.id;
  const programs = usePrograms();

  return useMemo(() => {
    if (access.status !== 'ready' || programs.status !== 'ready') return none;
    const { menuGroups, permissions } = access;
    return createSearch(
      programs.programs.filter(({ id }) => id !== selectedId),
      ({ id, name }) =>
        tileGroups({ entries: catalog.entries, menuGroups, permissions, programId: id }).flatMap(({ modules }) =>
          modules.map((module) => ({
            ...entryOf(module, id),
            title: inProgram(module.name, name),
            run: () => travel.toProgram({ id, name }, module.href),
          })),
        ),
    );
  }, [access, catalog, programs, selectedId, inProgram, travel]);
}

const entryOf = ({ route, name, iconName }: LauncherModule, programId: string) =>
  ({
    id: `module ${route} in ${programId}`,
    section: 'elsewhere',
    keywords: `${initialsOf(name)} ${programId}`,
    icon: iconNamed(iconName, 'apps'),
  }) as const;

function createSearch(
  programs: readonly ProgramChoice[],
  entriesIn: (program: ProgramChoice) => readonly PaletteEntry[],
): FindEntries {
  let names: readonly string[] | null = null;
  return (text) => {
    if (text === '') return [];
    const known = (names ??= programs.map(({ id, name }) => foldText(`${name} ${id}`)));
    const words = foldText(text).split(/\s+/).filter(Boolean);
    const countIn = (name: string) => words.filter((word) => name.includes(word)).length;
    const counted = programs.map((program, index) => ({ program, count: countIn(known[index] ?? '') }));
    const best = counted.toSorted((one, other) => other.count - one.count).slice(0, mostPrograms);
    return best.flatMap(({ program }) => entriesIn(program));
  };
}
