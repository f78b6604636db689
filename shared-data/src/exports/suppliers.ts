export { billKindLabels } from '../parts/suppliers/bill-kind.ts';
export { purchasesCsv, purchasesFileName } from '../parts/suppliers/purchases-csv.ts';
export type {
  Supplier,
  SupplierBill,
  SupplierDetails,
  SupplierPayment,
} from '../parts/suppliers/suppliers-answers.ts';
export { fetchAllPurchases } from '../parts/suppliers/suppliers-api.ts';
export { type SupplierState, supplierStates } from '../parts/suppliers/suppliers-keys.ts';
export {
  useCorrectSupplierPayment,
  usePaySupplier,
  useReturnToSupplier,
  useSaveSupplier,
  useSetSupplierRetired,
} from '../parts/suppliers/suppliers-mutations.ts';
export { supplierChoicesQuery, supplierQuery, suppliersQuery } from '../parts/suppliers/suppliers-queries.ts';
