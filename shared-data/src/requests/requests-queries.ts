import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap } from '../foundation/answers/result.ts';
import { portalOf } from '../foundation/client/client.ts';
import { getJobDetails } from './jobs/jobs-api.ts';
import {
  getClearingCounts,
  getJobSummary,
  getServiceRecord,
  listAssignments,
  listJobs,
  listOpenRequests,
  listRequests,
} from './requests-api.ts';
import { type AssignmentFilter, type JobFilter, type RequestFilter, requestKeys } from './requests-keys.ts';

/** The signed-in customer's requests, newest first; of one vehicle with `vehicleId`. */
export const requestsQuery = (filter: RequestFilter) =>
  queryOptions({
    queryKey: requestKeys.own(filter),
    queryFn: (context) => unwrap(listRequests(portalOf(context), filter, context.signal)),
    // Never show one vehicle's history under another vehicle's name, not even as placeholder data.
    placeholderData: (previous, query) =>
      query?.queryKey[2].vehicleId === filter.vehicleId ? previous : undefined,
  });

/** The signed-in customer's open requests, earliest day first. */
export const openRequestsQuery = () =>
  queryOptions({
    queryKey: requestKeys.open(),
    queryFn: (context) => unwrap(listOpenRequests(portalOf(context), context.signal)),
  });

/** A completed service of the signed-in customer. Disabled without an id. */
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

/** A job of the signed-in mechanic, any for a manager; 'not-found' for another. */
export const jobDetailsQuery = (requestId: number) =>
  queryOptions({
    queryKey: requestKeys.job(requestId),
    queryFn: (context) => unwrap(getJobDetails(portalOf(context), requestId, context.signal)),
  });

/** The signed-in mechanic's job counts and bonus. */
export const jobSummaryQuery = () =>
  queryOptions({
    queryKey: requestKeys.jobSummary(),
    queryFn: (context) => unwrap(getJobSummary(portalOf(context), context.signal)),
  });

/** All requests. Managers only. */
export const assignmentsQuery = (filter: AssignmentFilter) =>
  queryOptions({
    queryKey: requestKeys.assignments(filter),
    queryFn: (context) => unwrap(listAssignments(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

/** The rows that clearing all requests would delete. */
export const clearingCountsQuery = () =>
  queryOptions({
    queryKey: requestKeys.clearing(),
    queryFn: (context) => unwrap(getClearingCounts(portalOf(context), context.signal)),
    // The confirmation must show current counts, never cached ones.
    gcTime: 0,
  });
