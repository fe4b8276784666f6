import { useCallback } from 'react';
import type { Program } from '../../program/selectedProgram.ts';
import { usePortal } from '../../portal/index.ts';

/**
 * Selects another program, once the person has agreed to leave unsaved work; true when the program is the selected one in the end.
 * Selecting the present one does nothing.
 */
export function useSwitchProgram(): (program: Program) => Promise<boolean> {
  const { leaveGuards, program: selected } = usePortal();
  return useCallback(
    async ({ id, name }) => {
      if (selected.get()?.id === id) return true;
      if (!(await leaveGuards.mayLeave())) return false;
      selected.select({ id, name });
      return true;
    },
    [selected, leaveGuards],
  );
}
