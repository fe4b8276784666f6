import { useCallback } from 'react';
import { useFrameNavigate } from '../../frameParts/FrameNavigate.tsx';
import { usePortal } from '../../portal/index.ts';
import type { PurchaseOrderHit } from '../../search/usePurchaseOrderSearch.ts';

/** Opens a purchase order in the Vendor Portal, after switching to its program. Without access to that program nothing changes. */
export function usePurchaseOrderOpener(): (hit: PurchaseOrderHit) => Promise<void> {
  const { catalog, switchProgram } = usePortal();
  const navigate = useFrameNavigate();
  return useCallback(
    async ({ poNumber, program }) => {
      if ((await switchProgram(program)) !== 'selected') return;
      const { basePath } = catalog.modules.vendorManagement;
      await navigate(`${basePath}/purchaseOrders/${encodeURIComponent(poNumber)}`);
    },
    [catalog, navigate, switchProgram],
  );
}
