export { formatAppointment } from '../foundation/days/format-appointment.ts';
export type { Outcome } from '../foundation/mutation/send-each.ts';
export { appointmentNotes } from '../plan/appointments/appointment-notes.ts';
export { useCancelRequests, useMoveRequests } from '../plan/appointments/appointments-mutations.ts';
export { bookableDayError, lastBookableDay } from '../plan/appointments/bookable-day.ts';
export {
  appointmentDays,
  maxReasonLength,
  useAppointmentChange,
} from '../plan/appointments/use-appointment-change.ts';
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
  useClearAllRequests,
  useCompleteJob,
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
