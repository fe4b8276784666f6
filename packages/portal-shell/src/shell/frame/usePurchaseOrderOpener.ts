import { useMemo } from 'react';
import { hrefOf } from '@gantry/platform-client/addresses/portalBase';
import { useFrameNavigate } from '../../screens/parts/FrameNavigate.tsx';
import { usePortal } from '../../portal/index.ts';
import { addressIn } from '@gantry/platform-client/program/selectedProgram';
import type { PurchaseOrderHit } from '../../screens/search/usePurchaseOrderSearch.ts';

/** Returns what opens a purchase order, in this tab or by an address in another one. */
export function usePurchaseOrderOpener() {
  const { catalog, switchProgram } = usePortal();
  const navigate = useFrameNavigate();
  return useMemo(() => {
    const pathOf = ({ poNumber }: PurchaseOrderHit) =>
      `${catalog.modules.vendorManagement.basePath}/purchaseOrders/${encodeURIComponent(poNumber)}`;
    return {
      /** Opens a purchase order in the Vendor Portal, after switching to its program. Without access to that program nothing changes. */
      open: async (hit: PurchaseOrderHit) => {
        if ((await switchProgram(hit.program)) === 'selected') await navigate(pathOf(hit));
      },
      /** The address that does the same in another tab. */
      hrefOfHit: (hit: PurchaseOrderHit) => hrefOf(addressIn(hit.program.id, pathOf(hit))),
    };
  }, [catalog, navigate, switchProgram]);
}
