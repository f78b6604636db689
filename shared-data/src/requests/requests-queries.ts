import { portalOf } from '@pitlane/shared-data/client';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap } from '../result/result.ts';
import {
  type AssignmentFilter,
  getClearingCounts,
  getJobSummary,
  getServiceRecord,
  type JobFilter,
  listAssignments,
  listJobs,
  listRequests,
  type RequestFilter,
} from './requests-api.ts';
import { requestKeys } from './requests-keys.ts';

/** The signed-in customer's requests, newest first; of one vehicle where it is given. */
export const requestsQuery = (filter: RequestFilter) =>
  queryOptions({
    queryKey: requestKeys.own(filter),
    queryFn: (context) => unwrap(listRequests(portalOf(context), filter, context.signal)),
    // One vehicle's history must never stand under another vehicle's name, not even while it loads.
    placeholderData: (previous, query) =>
      query?.queryKey[2].vehicleId === filter.vehicleId ? previous : undefined,
  });

/** One completed service of the signed-in customer. Without an id it waits. */
export const serviceRecordQuery = (requestId: number | undefined) =>
  queryOptions({
    queryKey: requestKeys.record(requestId),
    queryFn:
      requestId === undefined
        ? skipToken
        : (context) => unwrap(getServiceRecord(portalOf(context), requestId, context.signal)),
  });

/** The signed-in mechanic's jobs. */
export const jobsQuery = (filter: JobFilter) =>
  queryOptions({
    queryKey: requestKeys.jobs(filter),
    queryFn: (context) => unwrap(listJobs(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

/** The signed-in mechanic's figures: jobs completed, completed today and assigned, and the bonus earned. */
export const jobSummaryQuery = () =>
  queryOptions({
    queryKey: requestKeys.jobSummary(),
    queryFn: (context) => unwrap(getJobSummary(portalOf(context), context.signal)),
  });

/** All requests, for a manager who assigns them. */
export const assignmentsQuery = (filter: AssignmentFilter) =>
  queryOptions({
    queryKey: requestKeys.assignments(filter),
    queryFn: (context) => unwrap(listAssignments(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

/** What clearing all requests would delete, as of now. */
export const clearingCountsQuery = () =>
  queryOptions({
    queryKey: requestKeys.clearing(),
    queryFn: (context) => unwrap(getClearingCounts(portalOf(context), context.signal)),
    // A question about deleting names what is there when it is asked, not what was there the last time.
    gcTime: 0,
  });
