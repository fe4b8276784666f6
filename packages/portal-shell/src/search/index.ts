export { PurchaseOrderSearchField } from './PurchaseOrderSearchField.tsx';
export type { PurchaseOrderSearchFieldProps } from './PurchaseOrderSearchField.tsx';
export { usePurchaseOrderSearch } from './usePurchaseOrderSearch.ts';
export type { PurchaseOrderHit } from './usePurchaseOrderSearch.ts';
