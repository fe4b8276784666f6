import type { NotificationCenterCallbacks } from '@gantry/notification-center';
import { toastQueue } from '@gantry/ui-kit';
import type { QueryClient } from '@tanstack/react-query';
import { messagesFor, type Language } from '../../messages/index.ts';
import type { Portal } from '../../portal/index.ts';
import { loadAccess } from '../access/index.ts';

/** The program stays as it is, and the person knows why: the navigation behind the switch stops. */
class StayedError extends Error {
  override readonly name = 'StayedError';
  constructor(reason: string, options?: ErrorOptions) {
    super(`The person stays in the present program: ${reason}.`, options);
  }
}

/** Switches to the program of an item, if the person may work in it: what an item says of programs need not be true any more. */
export function createProgramSwitch(
  portal: Portal,
  queryClient: QueryClient,
  getLanguage: () => Language,
): NonNullable<NotificationCenterCallbacks['switchProgram']> {
  const { leaveGuards, program } = portal;

  async function nameOf(id: string, name: string | null): Promise<string> {
    const { programs: messages } = messagesFor(getLanguage());
    const { permissions } = await loadAccess(queryClient, portal).catch((cause: unknown) => {
      toastQueue.add({ title: messages.notChecked, tone: 'danger' });
      throw new StayedError('what they may work in is not known', { cause });
    });
    const permitted = permissions.programs.get(id);
    if (permitted !== undefined) return permitted;
    toastQueue.add({ title: messages.noAccess(name ?? id), tone: 'danger' });
    throw new StayedError('they have no access to the other one');
  }

  return async ({ id, name }) => {
    if (program.get()?.id === id) return;
    const permitted = await nameOf(id, name);
    if (!(await leaveGuards.mayLeave())) throw new StayedError('they chose to');
    program.select({ id, name: permitted });
  };
}
