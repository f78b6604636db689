import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pageSize } from '../../foundation/answers/page.ts';
import { readAll } from '../../foundation/answers/read-all.ts';
import { unwrap } from '../../foundation/answers/result.ts';
import { type PortalClient, portalOf } from '../../foundation/client/client.ts';
import { partKeys } from '../parts-keys.ts';
import type { PartTurn } from './part-turns-answers.ts';

export interface TurnFilter {
  /** Name, code, category or another number. */
  search?: string;
  category?: string;
  /** 'turn' by default, the slowest first: turn, name, used, average or value; a leading - means descending. */
  sort?: string;
  /** From 1. */
  page: number;
}

/** How often parts turn. Managers only. */
export const partTurnsQuery = (filter: TurnFilter) =>
  queryOptions({
    queryKey: [...partKeys.all, 'turns', filter] as const,
    queryFn: (context) =>
      unwrap(
        portalOf(context).request((client) =>
          client.rpc('list_part_turns', { ...filter, page_size: pageSize }).abortSignal(context.signal),
        ),
      ),
    placeholderData: keepPreviousData,
  });

/** All parts, for a file. */
export const fetchAllTurns = (portal: PortalClient): Promise<PartTurn[]> =>
  readAll((after) => portal.request((client) => client.rpc('part_turn_register', { after })));
