import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { searchEverywhere } from './search-api.ts';

/** Disabled for an empty text. What one does next changes with every visit, so it is stale at once. Staff only. */
export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', text] as const,
    queryFn: text
      ? (context) => unwrap(searchEverywhere(portalOf(context), text, context.signal))
      : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
