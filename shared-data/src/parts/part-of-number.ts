import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../foundation/answers/result.ts';
import { portalOf } from '../foundation/client/client.ts';
import { partKeys } from './parts-keys.ts';

/**
 * The part with a code or other number, as someone scans it, however it is spelled; null when no part has it. In a file of
 * its own, because screens with a search load it only once they scan.
 */
export const partOfNumberQuery = (number: string) =>
  queryOptions({
    queryKey: [...partKeys.all, 'number', number],
    queryFn: (context) =>
      unwrap(
        portalOf(context).request((client) =>
          client.rpc('find_part', { number }).abortSignal(context.signal),
        ),
      ),
    // A box may be scanned again after its part was changed by someone else.
    staleTime: 0,
  });
