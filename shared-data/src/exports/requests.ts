export { appointmentNotes } from '../requests/appointment-notes.ts';
export { bookableDayError, lastBookableDay } from '../requests/bookable-day.ts';
export { invalidFinalCost, readFinalCost } from '../requests/final-cost.ts';
export { completeJob, type JobCompletion } from '../requests/jobs-api.ts';

export {
  assignmentFilterLabels,
  jobFilterLabels,
  type RequestStatus,
  statusLabel,
  toRequestStatus,
} from '../requests/request-status.ts';
export { requestTitle } from '../requests/request-title.ts';
export type { ClearingCounts } from '../requests/requests-api.ts';
export {
  useAssignMechanic,
  useBookService,
  useClearAllRequests,
  useCompleteJob,
  useQueueJob,
  useStartJob,
  useUnassignMechanic,
} from '../requests/requests-mutations.ts';
export {
  assignmentsQuery,
  clearingCountsQuery,
  jobDetailsQuery,
  jobSummaryQuery,
  jobsQuery,
  openRequestsQuery,
  requestsQuery,
  serviceRecordQuery,
} from '../requests/requests-queries.ts';
export type {
  Assignment,
  AssignmentPage,
  AssignmentStatus,
  Job,
  JobDetails,
  JobSummary,
  RecordLine,
  RequestEntry,
  ServiceRecord,
  ServiceRequest,
  UsedPart,
} from '../requests/service-request.ts';
export { assignmentSorts } from '../requests/service-request.ts';
export { useAppointmentChange } from '../requests/use-appointment-change.ts';
