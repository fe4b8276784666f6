export { PurchaseOrderSearchField } from './PurchaseOrderSearchField.tsx';
export type { PurchaseOrderSearchFieldProps } from './PurchaseOrderSearchField.tsx';
export type { PurchaseOrderHit } from './usePurchaseOrderSearch.ts';
