import { foldText } from '@gantry/ui-kit';
import { useMemo } from 'react';
import { tileGroups, type LauncherModule } from '../../catalog/menuAndTiles.ts';
import type { ShellMessages } from '../../languages/index.ts';
import { useAccess, usePortal, useSelectedProgram } from '../../portal/index.ts';
import { iconNamed } from '../../screens/apps.ts';
import type { ProgramChoice } from '../../screens/programs.ts';
import { addressIn } from '@gantry/platform-client/program/selectedProgram';
import { usePrograms } from '../programs/usePrograms.ts';
import type { PaletteEntry } from './PaletteEntry.ts';
import { initialsOf, type Travel } from './usePlaceEntries.ts';

/** The number of other programs whose modules a search looks at. */
const mostPrograms = 12;

type FindEntries = (text: string) => readonly PaletteEntry[];

const none: FindEntries = () => [];

/**
 * Finds the modules of the person's other programs by a text. There may be thousands of programs: only those are looked at that have most
 * words of the text in their name, or a module that is called so.
 */
export function useModulesElsewhere({ inProgram }: ShellMessages['palette'], travel: Travel): FindEntries {
  const { catalog } = usePortal();
  const access = useAccess();
  const selectedId = useSelectedProgram()?.id;
  const programs = usePrograms();

  return useMemo(() => {
    if (access.status !== 'ready' || programs.status !== 'ready') return none;
    const { permissions } = access;
    const modules = catalog.entries.map(({ name, moduleId }) => ({
      words: foldText(`${name} ${initialsOf(name)}`),
      programs: permissions.modules.get(moduleId)?.programs ?? new Map<string, string>(),
    }));
    return createSearch(
      programs.programs.filter(({ id }) => id !== selectedId),
      (words) => {
        const named = modules.filter((module) => words.some((word) => module.words.includes(word)));
        return new Set(named.flatMap((module) => firstOf(module.programs.keys())));
      },
      ({ id, name }) =>
        tileGroups({ ...access, entries: catalog.entries, programId: id }).flatMap(({ modules }) =>
          modules.map((module) => ({
            ...entryOf(module, id),
            title: inProgram(module.name, name),
            href: addressIn(id, module.href),
            run: () => travel.toProgram({ id, name }, module.href),
          })),
        ),
    );
  }, [access, catalog, programs, selectedId, inProgram, travel]);
}

/** The first ids, one more than are looked at: the selected program may be one of them. */
function firstOf(ids: Iterable<string>): readonly string[] {
  const first: string[] = [];
  for (const id of ids) {
    if (first.push(id) > mostPrograms) break;
  }
  return first;
}

const entryOf = ({ route, name, iconName }: LauncherModule, programId: string) =>
  ({
    id: `module ${route} in ${programId}`,
    section: 'elsewhere',
    keywords: `${initialsOf(name)} ${programId}`,
    icon: iconNamed(iconName, 'apps'),
  }) as const;

/** @param programsWith some of the programs that have a module with one of these words in its name */
function createSearch(
  programs: readonly ProgramChoice[],
  programsWith: (words: readonly string[]) => ReadonlySet<string>,
  entriesIn: (program: ProgramChoice) => readonly PaletteEntry[],
): FindEntries {
  let names: readonly string[] | null = null;
  return (text) => {
    if (text === '') return [];
    const known = (names ??= programs.map(({ id, name }) => foldText(`${name} ${id}`)));
    const words = foldText(text).split(/\s+/).filter(Boolean);
    const having = programsWith(words);
    const countIn = (name: string) => words.filter((word) => name.includes(word)).length;
    const counted = programs.map((program, index) => ({
      program,
      count: countIn(known[index] ?? '') + (having.has(program.id) ? 1 : 0),
    }));
    const best = counted.toSorted((one, other) => other.count - one.count).slice(0, mostPrograms);
    return best.flatMap(({ program }) => entriesIn(program));
  };
}
