export { billKindLabels } from '../suppliers/bill-kind.ts';
export { purchasesCsv, purchasesFileName } from '../suppliers/purchases-csv.ts';
export type {
  Supplier,
  SupplierBill,
  SupplierDetails,
  SupplierPayment,
} from '../suppliers/suppliers-answers.ts';
export { fetchAllPurchases, type SupplierState, supplierStates } from '../suppliers/suppliers-api.ts';
export {
  useCorrectSupplierPayment,
  usePaySupplier,
  useReturnToSupplier,
  useSaveSupplier,
  useSetSupplierRetired,
} from '../suppliers/suppliers-mutations.ts';
export { supplierChoicesQuery, supplierQuery, suppliersQuery } from '../suppliers/suppliers-queries.ts';
