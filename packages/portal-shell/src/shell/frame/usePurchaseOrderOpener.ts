import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortal } from '../../portal/index.ts';
import type { PurchaseOrderHit } from '../../search/index.ts';
import { useSwitchProgram } from '../programs/useSwitchProgram.ts';

/** Opens a purchase order at the Vendor Portal, in its own program when that differs from the selected one (design: a PO search hit). */
export function usePurchaseOrderOpener(): (hit: PurchaseOrderHit) => Promise<void> {
  const { catalog } = usePortal();
  const navigate = useNavigate();
  const switchProgram = useSwitchProgram();
  return useCallback(
    async ({ poNumber, program }) => {
      if (!(await switchProgram(program))) return;
      const { basePath } = catalog.modules.vendorManagement;
      await navigate(`${basePath}/purchaseOrders/${encodeURIComponent(poNumber)}`);
    },
    [catalog, navigate, switchProgram],
  );
}
