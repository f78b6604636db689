import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type Result, unwrap } from '../answers/result.ts';
import { type PortalClient, portalOf } from '../client/client.ts';
import { useSingleFlight } from './use-single-flight.ts';

interface DomainMutation<Variables, Data> {
  send: (portal: PortalClient, variables: Variables) => Promise<Result<Data>>;
  /** The query keys of the domains whose data it changes. */
  changes: readonly QueryKey[];
  /** Also invalidate after a failure: another user may have changed the data, or only the response was lost. */
  refreshesOnFailure?: boolean;
  /** Query keys of deleted data, removed so that a mounted screen does not refetch it. */
  removes?: (variables: Variables) => QueryKey;
}

/**
 * A mutation that invalidates its domains' queries. It settles when the active queries are refetched; after a failure it
 * does not wait, because the server may be unreachable.
 */
export function useDomainMutation<Data, Variables = void>({
  send,
  changes,
  refreshesOnFailure = false,
  removes,
}: DomainMutation<Variables, Data>) {
  const queryClient = useQueryClient();
  const refresh = () => Promise.all(changes.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return useSingleFlight({
    mutationFn: (variables: Variables, context) => unwrap(send(portalOf(context), variables)),
    onSuccess: (_, variables) => {
      if (removes) queryClient.removeQueries({ queryKey: removes(variables) });
      return refresh();
    },
    onError: () => {
      if (refreshesOnFailure) void refresh();
    },
  });
}
