import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { partKeys } from '../parts-keys.ts';
import {
  listPartCategories,
  listPriceProposals,
  type PriceFilter,
  savePartCategory,
  takePrices,
} from './part-prices-api.ts';

/** Below the parts, whose changes change them. */
const keys = {
  categories: [...partKeys.all, 'categories'] as const,
  proposals: (filter: PriceFilter) => [...partKeys.all, 'proposals', filter] as const,
};

/** What is set for each category of parts. Managers only. */
export const partCategoriesQuery = () =>
  queryOptions({
    queryKey: keys.categories,
    queryFn: (context) => unwrap(listPartCategories(portalOf(context), context.signal)),
  });

/** Managers only. */
export const priceProposalsQuery = (filter: PriceFilter) =>
  queryOptions({
    queryKey: keys.proposals(filter),
    queryFn: (context) => unwrap(listPriceProposals(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

export const useSavePartCategory = () =>
  useDomainMutation({ send: savePartCategory, changes: [partKeys.all] });

export const useTakePrices = () =>
  useDomainMutation({ send: takePrices, changes: [partKeys.all], refreshesOnFailure: true });
