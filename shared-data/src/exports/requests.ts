export type { Outcome } from '../mutation/send-each.ts';
export { appointmentNotes } from '../requests/appointment-notes.ts';
export { assignmentSorts } from '../requests/assignment-sort.ts';
export { bookableDayError, lastBookableDay } from '../requests/bookable-day.ts';
export { invalidFinalCost, readFinalCost } from '../requests/final-cost.ts';
export { formatAppointment } from '../requests/format-appointment.ts';
export type { Job, JobDetails, JobSummary } from '../requests/jobs-answers.ts';
export type { JobCompletion } from '../requests/jobs-api.ts';
export {
  type AssignmentStatus,
  assignmentFilterLabels,
  jobFilterLabels,
  type RequestStatus,
  statusLabel,
  toRequestStatus,
} from '../requests/request-status.ts';
export { requestTitle } from '../requests/request-title.ts';
export type {
  Assignment,
  AssignmentPage,
  ClearingCounts,
  RecordLine,
  RequestEntry,
  ServiceRecord,
  ServiceRequest,
  UsedPart,
} from '../requests/requests-answers.ts';
export type { MechanicAssignment } from '../requests/requests-api.ts';
export {
  useAssignMechanics,
  useBookService,
  useCancelRequests,
  useClearAllRequests,
  useCompleteJob,
  useMoveRequests,
  useQueueJob,
  useStartJob,
  useUnassignMechanics,
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
export {
  appointmentDays,
  maxReasonLength,
  useAppointmentChange,
} from '../requests/use-appointment-change.ts';
