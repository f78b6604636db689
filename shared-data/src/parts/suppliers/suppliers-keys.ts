import type { SupplierFilter } from './suppliers-api.ts';

export const supplierKeys = {
  all: ['suppliers'] as const,
  list: (filter: SupplierFilter) => [...supplierKeys.all, 'list', filter] as const,
  choices: (search: string) => [...supplierKeys.all, 'choices', search] as const,
  details: (supplierId: number) => [...supplierKeys.all, 'details', supplierId] as const,
};
