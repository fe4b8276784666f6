import { useLocale } from '@gantry/ui-kit';
import { useMemo } from 'react';
import type { Configuration, Names } from '../../config/configuration.ts';
import { useAccess, usePortal } from '../../portal/index.ts';
import { permittedPrograms, type Permissions } from '../../catalog/permissions/permissions.ts';
import type { Program } from '@gantry/platform-client/program/selectedProgram';
import { iconNamed } from '../../screens/apps.ts';
import type { ProgramChoice } from '../../screens/programs.ts';
import type { ProgramsState } from '../../screens/ProgramsDrawer/ProgramsDrawer.tsx';

/** A program with its color and icon from the configuration. */
export function choiceOf({ id, name }: Program, themes: Configuration['programThemes']): ProgramChoice {
  const theme = themes[id];
  return { id, name, color: theme?.color ?? null, icon: iconNamed(theme?.icon ?? '', 'network') };
}

/** Thousands of names take a phone half a second to sort, and many parts of the page show them. */
const sorted = new WeakMap<Permissions, { readonly locale: string; readonly programs: readonly ProgramChoice[] }>();

/** The names and the themes are those of the page, and of its language. */
function sortedPrograms(
  permissions: Permissions,
  locale: string,
  names: Names | undefined,
  themes: Configuration['programThemes'],
): readonly ProgramChoice[] {
  const known = sorted.get(permissions);
  if (known?.locale === locale) return known.programs;
  const programs = permittedPrograms(permissions, locale, names?.['programs']).map((program) =>
    choiceOf(program, themes),
  );
  sorted.set(permissions, { locale, programs });
  return programs;
}

/** The programs the person may choose from, by name. */
export function usePrograms(): ProgramsState {
  const { configuration, names } = usePortal();
  const { locale } = useLocale();
  const access = useAccess();
  return useMemo(() => {
    if (access.status !== 'ready') return access;
    return {
      status: 'ready',
      programs: sortedPrograms(access.permissions, locale, names, configuration.programThemes),
    };
  }, [access, configuration, locale, names]);
}
