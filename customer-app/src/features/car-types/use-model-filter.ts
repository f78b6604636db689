import type { CarTypeFilter } from '@pitlane/shared-data/car-types';
import { useListAddress } from '@pitlane/shared-ui/list-address';
import { useCallback } from 'react';

/** Stands for no filter in a list of choices (spec section 7). */
export const every = 'all';

type Name = 'brand' | 'category' | 'search';

/** What narrows the models, kept in the address. */
export function useModelFilter() {
  const { read, change } = useListAddress();
  const of = (name: Name) => read(name) || undefined;
  const filter: CarTypeFilter = { brand: of('brand'), bodyType: of('category'), search: of('search') };

  const narrow = useCallback(
    (name: Name, value: string) =>
      // Text that is still being typed leaves no steps behind in the history.
      change({ [name]: value === every ? null : value }, { replace: name === 'search' }),
    [change],
  );
  return { filter, narrow };
}
