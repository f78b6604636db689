import { formatDateTime, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { Job } from '@pitlane/shared-data/requests';
import { type Column, DataTable, LongText, RegistrationPlate } from '@pitlane/shared-ui/core';
import { VehicleLink } from '../../vehicle/vehicle-link.tsx';
import { JobNotes } from './job-notes.tsx';

const columns: Column<Job>[] = [
  { id: 'service', header: 'Service', cell: (job) => job.service_name, isRowHeader: true },
  { id: 'customer', header: 'Customer', cell: (job) => <LongText>{job.customer_name}</LongText> },
  {
    id: 'vehicle',
    header: 'Vehicle',
    isKey: true,
    cell: (job) => (
      <span>
        <VehicleLink vehicle={job} /> <RegistrationPlate>{job.registration_number}</RegistrationPlate>
      </span>
    ),
  },
  {
    id: 'completed',
    header: 'Completion Date',
    isKey: true,
    cell: (job) => job.completion_date && formatDateTime(job.completion_date),
  },
  {
    id: 'cost',
    header: 'Final Cost',
    align: 'end',
    cell: (job) => formatMoneyWithPaise(job.final_cost ?? job.estimated_cost),
  },
  { id: 'notes', header: 'Notes', cell: (job) => <JobNotes job={job} /> },
];

export function FinishedJobsTable({ jobs, isRefreshing }: { jobs: readonly Job[]; isRefreshing: boolean }) {
  return (
    <DataTable
      label="Completed jobs"
      columns={columns}
      rows={jobs}
      rowKey={(job) => job.request_id}
      isRefreshing={isRefreshing}
    />
  );
}
