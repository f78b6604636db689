import { formatMoney, searchKey } from '@pitlane/shared-data/formats';
import { hasNumber, partsQuery } from '@pitlane/shared-data/parts';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

/** The parts of the catalogue that are like what is typed, and the one with just that name or number. */
export function usePartNames(typed: string, isPart: boolean) {
  const search = useDeferredValue(typed.trim());
  const isAsked = isPart && search.length > 1;
  const query = partsQuery({ search, sort: 'name', page: 1 });
  const { data } = useQuery({ ...query, enabled: isAsked, placeholderData: keepPreviousData });
  const rows = isAsked ? (data?.rows ?? []) : [];
  const name = searchKey(typed);
  return {
    part:
      rows.find(({ part_name }) => searchKey(part_name) === name) ??
      rows.find((row) => hasNumber(row, typed)),
    options: rows.map(({ id, part_name, part_code, price, current_stock, stock_unit }) => ({
      id,
      name: part_name,
      code: part_code,
      unit: stock_unit,
      about: `${part_code} · ${formatMoney(price)} · ${sayQuantity(current_stock, stock_unit)}`,
    })),
  };
}
