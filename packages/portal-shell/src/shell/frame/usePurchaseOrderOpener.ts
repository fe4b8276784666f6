import { useMemo } from 'react';
import { hrefOf } from '@gantry/platform-client/addresses/portalBase';
import { useFrameNavigate } from '../../screens/parts/FrameNavigate.tsx';
import { usePortal } from '../../portal/index.ts';
import { addressIn } from '@gantry/platform-client/program/selectedProgram';
import type { PurchaseOrderHit } from '../../screens/search/usePurchaseOrderSearch.ts';

interface PurchaseOrderOpener {
  /** Opens a purchase order in the Vendor Portal, after switching to its program. Without access to that program nothing changes. */
  readonly open: (hit: PurchaseOrderHit) => Promise<void>;
  /** The address that does the same in another tab. */
  readonly hrefOfHit: (hit: PurchaseOrderHit) => string;
}

/** Returns what opens a purchase order, in this tab or by an address in another one. */
export function usePurchaseOrderOpener(): PurchaseOrderOpener {
  const { catalog, switchProgram } = usePortal();
  const navigate = useFrameNavigate();
  return useMemo(() => {
    const pathOf = ({ poNumber }: PurchaseOrderHit) =>
      `${catalog.modules.vendorManagement.basePath}/purchaseOrders/${encodeURIComponent(poNumber)}`;
    return {
      open: async (hit) => {
        if ((await switchProgram(hit.program)) === 'selected') await navigate(pathOf(hit));
      },
      hrefOfHit: (hit) => hrefOf(addressIn(hit.program.id, pathOf(hit))),
    };
  }, [catalog, navigate, switchProgram]);
}
