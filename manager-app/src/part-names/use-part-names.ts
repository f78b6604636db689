import { formatMoney, searchKey } from '@pitlane/shared-data/formats';
import { hasNumber, type Part, partsQuery } from '@pitlane/shared-data/parts';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

/** The part with just this name or number. */
function partNamed(parts: readonly Part[], typed: string): Part | undefined {
  const name = searchKey(typed);
  return (
    parts.find(({ part_name }) => searchKey(part_name) === name) ??
    parts.find((part) => hasNumber(part, typed))
  );
}

const likeQuery = (search: string) => partsQuery({ search, sort: 'name', page: 1 });

/** Looks a name or number up that may not have been looked up while it was typed. */
export function useFindPartNamed() {
  const queryClient = useQueryClient();
  return async (typed: string): Promise<Part | undefined> =>
    partNamed((await queryClient.query(likeQuery(typed.trim()))).rows, typed);
}

/** The parts of the catalogue that are like what is typed, and the one with just that name or number. */
export function usePartNames(typed: string, isPart: boolean) {
  const search = useDeferredValue(typed.trim());
  const isAsked = isPart && search.length > 1;
  const { data, isPlaceholderData, isFetching } = useQuery({
    ...likeQuery(search),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const rows = isAsked ? (data?.rows ?? []) : [];
  return {
    /** Nothing in the stock list is like what is typed. */
    isUnknown: isAsked && search === typed.trim() && !isPlaceholderData && !isFetching && data?.total === 0,
    part: partNamed(rows, typed),
    options: rows.map(({ id, part_name, part_code, price, current_stock, stock_unit }) => ({
      id,
      name: part_name,
      code: part_code,
      unit: stock_unit,
      about: `${part_code} · ${formatMoney(price)} · ${sayQuantity(current_stock, stock_unit)}`,
    })),
  };
}
