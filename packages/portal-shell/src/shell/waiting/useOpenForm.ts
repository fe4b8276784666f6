import { ownAddress } from '@gantry/platform-client/addresses/ownAddress';
import { portalRoot } from '@gantry/platform-client/addresses/portalBase';
import type { OutboxRow } from '@gantry/platform-client/outbox/OutboxRow';
import { reopenedForms } from '@gantry/module-host/life/reopenedForms';
import { usePortal } from '../../portal/index.ts';
import { useFrameNavigate } from '../../screens/parts/FrameNavigate.tsx';

/** Returns the function that goes to where a row was written, in its program. The form of a refused row is there as it was, with what is wrong. */
export function useOpenForm(): (row: OutboxRow) => Promise<void> {
  const { leaveGuards, switchProgram } = usePortal();
  const navigate = useFrameNavigate();
  return async ({ id, program, origin, form, refusal }) => {
    const address = origin && ownAddress(origin.address, portalRoot());
    if (!origin || !address || !(await leaveGuards.mayLeave())) return;
    if (program !== null && (await switchProgram({ id: program })) !== 'selected') return;
    if (form && refusal) {
      const { name, values, savedAt } = form;
      const { message, fieldErrors = null } = refusal;
      reopenedForms.open({
        module: origin.module,
        program,
        name,
        draft: { values, savedAt, write: id, refusal: { message, fieldErrors } },
      });
    }
    void navigate(address);
  };
}
