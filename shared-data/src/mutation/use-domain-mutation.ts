import { type PortalClient, portalOf } from '@pitlane/shared-data/client';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Result, unwrap } from '../result/result.ts';

interface DomainMutation<Variables, Data> {
  send: (portal: PortalClient, variables: Variables) => Promise<Result<Data>>;
  /** The keys of the domains whose data it changes. */
  changes: readonly QueryKey[];
  /** A failure too leaves the data in doubt: somebody else was faster, or the answer was lost on the way. */
  refreshesOnFailure?: boolean;
  /** What is gone for good, so that a screen that still shows it does not ask for it again. */
  removes?: (variables: Variables) => QueryKey;
}

/**
 * An operation after which the data of its domains is fetched anew. It ends when the lists on screen are fresh again;
 * after a failure it does not wait for a server that may be out of reach.
 */
export function useDomainMutation<Data, Variables = void>({
  send,
  changes,
  refreshesOnFailure = false,
  removes,
}: DomainMutation<Variables, Data>) {
  const queryClient = useQueryClient();
  const refresh = () => Promise.all(changes.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return useMutation({
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
