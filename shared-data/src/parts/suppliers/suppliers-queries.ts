import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { getSupplier, listChoices, listSuppliers } from './suppliers-api.ts';
import { type SupplierFilter, supplierKeys } from './suppliers-keys.ts';

export const suppliersQuery = (filter: SupplierFilter) =>
  queryOptions({
    queryKey: supplierKeys.list(filter),
    queryFn: (context) => unwrap(listSuppliers(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

/** The suppliers that an order can go to. */
export const supplierChoicesQuery = (search: string) =>
  queryOptions({
    queryKey: supplierKeys.choices(search),
    queryFn: (context) => unwrap(listChoices(portalOf(context), search, context.signal)),
    placeholderData: keepPreviousData,
  });

export const supplierQuery = (supplierId: number) =>
  queryOptions({
    queryKey: supplierKeys.details(supplierId),
    queryFn: (context) => unwrap(getSupplier(portalOf(context), supplierId, context.signal)),
  });
