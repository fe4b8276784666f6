import { toastQueue } from '@gantry/ui-kit';
import type { QueryClient } from '@tanstack/react-query';
import type { LeaveGuards } from '@gantry/module-host/leaveGuards';
import type { StartMessages } from '../languages/index.ts';
import type { ProgramStore } from '@gantry/platform-client/program/selectedProgram';

/** How an attempt to change the program ended. */
type ProgramSwitchResult =
  /** The program is the selected one. */
  | 'selected'
  /** The person keeps their unsaved work, or has asked for another program since. */
  | 'stayed'
  /** The person may not work in the program. A toast says so. */
  | 'refused'
  /** The permissions could not be loaded. A toast says so. */
  | 'unknown';

/**
 * Changes the selected program. It checks that the person may work there, asks the leave guards, aborts what is in flight for the present
 * program, then selects the other one. Unless the result is `selected`, the program stays as it is.
 *
 * @param program its name is used only to say that it is refused; the permissions know the present name
 */
export type SwitchProgram = (program: {
  readonly id: string;
  readonly name?: string | null;
}) => Promise<ProgramSwitchResult>;

/** The first part of the key of each query whose answer belongs to one program; the program's id is the second. */
export const programQueries = 'program';

interface ProgramSwitchOptions {
  readonly store: ProgramStore;
  readonly leaveGuards: Pick<LeaveGuards, 'mayLeave'>;
  readonly queryClient: QueryClient;
  /** Program id → name. */
  readonly loadPermittedPrograms: () => Promise<ReadonlyMap<string, string>>;
  readonly getMessages: () => StartMessages;
}

/** Creates the portal's one way to change the program. */
export function createProgramSwitch(options: ProgramSwitchOptions): SwitchProgram {
  const { store, leaveGuards, queryClient, loadPermittedPrograms, getMessages } = options;
  const refuse = (title: string) => void toastQueue.add({ title, tone: 'danger' });
  let latest = {};

  return async ({ id, name }) => {
    const attempt = {};
    latest = attempt;
    if (store.get()?.id === id) return 'selected';

    const programs = await loadPermittedPrograms().catch((error: unknown) => {
      console.warn('The permitted programs could not be loaded, so the program was not changed.', error);
      return null;
    });
    if (latest !== attempt) return 'stayed';
    const { programs: messages } = getMessages();
    if (programs === null) {
      refuse(messages.notChecked);
      return 'unknown';
    }
    const permittedName = programs.get(id);
    if (permittedName === undefined) {
      refuse(messages.noAccess(name ?? id));
      return 'refused';
    }

    if (!(await leaveGuards.mayLeave()) || latest !== attempt) return 'stayed';
    await queryClient.cancelQueries({ queryKey: [programQueries] });
    store.select({ id, name: permittedName });
    return 'selected';
  };
}
