import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../answer/answer.ts';
import { customerKeys } from '../customers/customers-keys.ts';
import { mechanicKeys } from '../mechanics/mechanics-keys.ts';
import { overviewKeys } from '../overview/overview-keys.ts';
import { partKeys } from '../parts/parts-keys.ts';
import { salaryKeys } from '../salary/salary-keys.ts';
import { completeJob, type JobCompletion, queueJob, startJob } from './jobs-api.ts';
import {
  assignMechanic,
  type Booking,
  bookService,
  clearAllRequests,
  type MechanicAssignment,
} from './requests-api.ts';
import { requestKeys } from './requests-keys.ts';

export function useBookService() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (booking: Booking) => unwrap(bookService(booking)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: requestKeys.all }),
  });
}

/** Touches mechanics, who are ordered by their open jobs, and the overview, which counts requests by status. */
export function useAssignMechanic() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (assignment: MechanicAssignment) => unwrap(assignMechanic(assignment)),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: requestKeys.all }),
        queryClient.invalidateQueries({ queryKey: mechanicKeys.all }),
        queryClient.invalidateQueries({ queryKey: overviewKeys.all }),
      ]),
  });
}

/**
 * Reads the lists of these domains anew after a job was moved. A success ends with them; a failure, after which nobody
 * knows what became of the job, does not wait for a server that may be out of reach.
 */
function useRefreshAfterJob(...domains: readonly (readonly string[])[]) {
  const queryClient = useQueryClient();
  const refresh = () => Promise.all(domains.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return { onSuccess: refresh, onError: () => void refresh() };
}

/** Start, for the id of an approved request. */
export const useStartJob = () =>
  useMutation({
    mutationFn: (requestId: number) => unwrap(startJob(requestId)),
    ...useRefreshAfterJob(requestKeys.all),
  });

/** Put in Queue, for the id of a request in progress. */
export const useQueueJob = () =>
  useMutation({
    mutationFn: (requestId: number) => unwrap(queueJob(requestId)),
    ...useRefreshAfterJob(requestKeys.all),
  });

/** Touches parts, whose stock shrinks, and mechanics, whose open jobs and salary due change. */
export const useCompleteJob = () =>
  useMutation({
    mutationFn: (job: JobCompletion) => unwrap(completeJob(job)),
    ...useRefreshAfterJob(requestKeys.all, partKeys.all, mechanicKeys.all),
  });

/** Touches everything that is reckoned from requests: salaries due, customers' services and the overview. */
export function useClearAllRequests() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(clearAllRequests()),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: requestKeys.all }),
        queryClient.invalidateQueries({ queryKey: mechanicKeys.all }),
        queryClient.invalidateQueries({ queryKey: salaryKeys.all }),
        queryClient.invalidateQueries({ queryKey: customerKeys.all }),
        queryClient.invalidateQueries({ queryKey: overviewKeys.all }),
      ]),
  });
}
