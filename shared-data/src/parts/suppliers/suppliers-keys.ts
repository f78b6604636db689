export interface SupplierFilter {
  /** Name, contact, phone or GSTIN. */
  search?: string;
  /** Without one, those that are not retired. */
  state?: SupplierState;
  /** From 1. */
  page: number;
}

export const supplierStates = ['owed', 'retired'] as const;
export type SupplierState = (typeof supplierStates)[number];

export const supplierKeys = {
  all: ['suppliers'] as const,
  list: (filter: SupplierFilter) => [...supplierKeys.all, 'list', filter] as const,
  choices: (search: string) => [...supplierKeys.all, 'choices', search] as const,
  details: (supplierId: number) => [...supplierKeys.all, 'details', supplierId] as const,
};
