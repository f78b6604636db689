export type { Outcome } from '../foundation/mutation/send-each.ts';
export { appointmentNotes } from '../requests/appointments/appointment-notes.ts';
export { bookableDayError, lastBookableDay } from '../requests/appointments/bookable-day.ts';
export { formatAppointment } from '../requests/appointments/format-appointment.ts';
export {
  appointmentDays,
  maxReasonLength,
  useAppointmentChange,
} from '../requests/appointments/use-appointment-change.ts';
export { assignmentSorts } from '../requests/assignment-sort.ts';
export { invalidFinalCost, readFinalCost } from '../requests/jobs/final-cost.ts';
export type { Job, JobDetails, JobSummary } from '../requests/jobs/jobs-answers.ts';
export type { JobCompletion } from '../requests/jobs/jobs-api.ts';
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
