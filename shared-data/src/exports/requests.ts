export { finalCostSchema } from '../requests/final-cost-schema.ts';
export type { CompletedJob, JobCompletion, JobState } from '../requests/jobs-api.ts';
export {
  assignmentFilterLabels,
  jobFilterLabels,
  type RequestStatus,
  requestStatuses,
  statusLabel,
  toRequestStatus,
} from '../requests/request-status.ts';
export type {
  AssignmentFilter,
  BookedRequest,
  Booking,
  ClearedRequests,
  ClearingCounts,
  JobFilter,
  MechanicAssignment,
  RequestFilter,
} from '../requests/requests-api.ts';
export {
  useAssignMechanic,
  useBookService,
  useClearAllRequests,
  useCompleteJob,
  useQueueJob,
  useStartJob,
} from '../requests/requests-mutations.ts';
export {
  assignmentsQuery,
  clearingCountsQuery,
  jobSummaryQuery,
  jobsQuery,
  requestsQuery,
  serviceRecordQuery,
} from '../requests/requests-queries.ts';
export type {
  Assignment,
  AssignmentPage,
  AssignmentVehicle,
  Job,
  JobSummary,
  ServiceRecord,
  ServiceRequest,
  UsedPart,
} from '../requests/service-request.ts';
