import { formatDate, formatMoney } from '@pitlane/shared-data/formats';
import type { PaidJob, PaymentJobs } from '@pitlane/shared-data/salary';
import { RegistrationPlate } from '@pitlane/shared-ui/core';
import { VehicleLink } from '../../vehicle/vehicle-link.tsx';
import { Cost, Detail, Line, List, Service, What } from './job-list-items.ts';

/** The jobs of a payment. Of a job deleted since then only the number is known. */
export function PaidJobList({ jobs, jobs_included }: PaymentJobs) {
  const deleted = jobs_included.filter((id) => !jobs.some(({ request_id }) => request_id === id));
  return (
    <List role="list" aria-label="Jobs paid">
      {jobs.map((job) => (
        <PaidJobLine key={job.request_id} job={job} />
      ))}
      {deleted.map((id) => (
        <Line key={id}>
          <Detail>{`Job #${id} was deleted`}</Detail>
        </Line>
      ))}
    </List>
  );
}

function PaidJobLine({ job }: { job: PaidJob }) {
  return (
    <Line>
      <What>
        <Service>{job.service_name}</Service>
        <Detail>
          Job #{job.request_id} · <VehicleLink vehicle={job} />
        </Detail>
        {job.completion_date && <Detail>{formatDate(job.completion_date)}</Detail>}
      </What>
      <RegistrationPlate>{job.registration_number}</RegistrationPlate>
      {job.final_cost !== null && <Cost>{formatMoney(job.final_cost)}</Cost>}
    </Line>
  );
}
