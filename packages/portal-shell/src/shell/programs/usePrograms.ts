import { useLocale } from '@gantry/ui-kit';
import { useMemo } from 'react';
import type { Configuration } from '../../config/configuration.ts';
import { useAccess, usePortal } from '../../portal/index.ts';
import { permittedPrograms } from '../../permissions/permissions.ts';
import type { Program } from '../../program/selectedProgram.ts';
import { iconNamed } from '../../screens/apps.ts';
import type { ProgramChoice } from '../../screens/programs.ts';
import type { ProgramsState } from '../../screens/ProgramsDrawer/ProgramsDrawer.tsx';

/** A program with its color and icon from the configuration. */
export function choiceOf({ id, name }: Program, themes: Configuration['programThemes']): ProgramChoice {
  const theme = Object.hasOwn(themes, id) ? themes[id] : undefined;
  return { id, name, color: theme?.color ?? null, icon: iconNamed(theme?.icon ?? '', 'network') };
}

/** The programs the person may choose from, by name. */
export function usePrograms(): ProgramsState {
  const { configuration } = usePortal();
  const { locale } = useLocale();
  const access = useAccess();
  return useMemo(() => {
    if (access.status !== 'ready') return access;
    const programs = permittedPrograms(access.permissions, locale);
    return { status: 'ready', programs: programs.map((program) => choiceOf(program, configuration.programThemes)) };
  }, [access, configuration, locale]);
}
