import { formatDate, formatDateTime, formatDuration, formatMoney } from '@pitlane/shared-data/formats';
import { appointmentNotes, type Job } from '@pitlane/shared-data/requests';
import { type Description, RegistrationPlate } from '@pitlane/shared-ui/core';
import { VehicleLink } from '../../vehicle/vehicle-link.tsx';
import { shortParts } from './short-parts.ts';

const subject = (job: Job): Description[] => [
  {
    label: 'Registration',
    isLabelHidden: true,
    value: <RegistrationPlate>{job.registration_number}</RegistrationPlate>,
  },
  { label: 'Vehicle', isLabelHidden: true, value: <VehicleLink vehicle={job} /> },
  { label: 'Number', isLabelHidden: true, value: `Job #${job.request_id}` },
];

const planned = (job: Job): Description[] => [
  { label: 'Scheduled Date', value: formatDate(job.scheduled_date) },
  { label: 'Duration', value: job.estimated_duration ? formatDuration(job.estimated_duration) : null },
  { label: 'Price', value: formatMoney(job.estimated_cost) },
];

const done = (job: Job): Description[] => [
  { label: 'Completed', value: job.completion_date && formatDateTime(job.completion_date) },
  {
    label: 'Final Cost',
    value: job.final_cost === null ? null : <strong>{formatMoney(job.final_cost)}</strong>,
  },
];

/** What matters of a job, and of a completed job what on phones is shown on demand. */
export function jobItems(job: Job): { main: Description[]; details: Description[] } {
  return job.status === 'completed'
    ? { main: [...subject(job), ...done(job)], details: planned(job) }
    : { main: [...subject(job), ...planned(job), ...done(job)], details: [] };
}

/** What people wrote. */
export const jobNotes = (job: Job): Description[] => [
  ...appointmentNotes(job, 'staff').map(({ label, text }) => ({ label, value: text })),
  { label: 'Parts are short', value: shortParts(job) },
  { label: 'Customer Notes', value: job.customer_notes },
  { label: 'Your Notes', value: job.mechanic_notes },
];
