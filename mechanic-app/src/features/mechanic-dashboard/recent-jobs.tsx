import { formatDateTime, formatMoney } from '@pitlane/shared-data/formats';
import type { Job } from '@pitlane/shared-data/requests';
import { EmptyState, RegistrationPlate } from '@pitlane/shared-ui/core';
import { ClipboardCheck } from '@pitlane/shared-ui/icons';
import { VehicleLink } from '../../vehicle/vehicle-link.tsx';
import { Cost, Detail, Line, List, Service, What } from './job-list-items.ts';

export function RecentJobs({ jobs }: { jobs: readonly Job[] }) {
  if (jobs.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={ClipboardCheck}
        title="No completed jobs yet"
        hint="Jobs you complete are listed here."
      />
    );
  }
  return (
    <List role="list" aria-label="Recent completed jobs">
      {jobs.map((job) => (
        <Line key={job.request_id}>
          <What>
            <Service>{job.service_name}</Service>
            <Detail>
              <VehicleLink vehicle={job} /> · {job.customer_name}
            </Detail>
            {job.completion_date && <Detail>{formatDateTime(job.completion_date)}</Detail>}
          </What>
          <RegistrationPlate>{job.registration_number}</RegistrationPlate>
          <Cost>{formatMoney(job.final_cost ?? job.estimated_cost)}</Cost>
        </Line>
      ))}
    </List>
  );
}
