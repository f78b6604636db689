import { formatDate, formatMoney } from '@pitlane/shared-data/formats';
import type { PaidJob, PaymentJobs } from '@pitlane/shared-data/salary';
import { vehicleName } from '@pitlane/shared-data/vehicles';
import { RegistrationPlate } from '@pitlane/shared-ui/vehicle';
import { Cost, Detail, Line, List, Service, What } from './job-lines.ts';

/** The jobs that a payment covered; one that was cleared since then is known by its number only. */
export function PaidJobList({ jobs, jobs_included }: PaymentJobs) {
  const gone = jobs_included.filter((id) => !jobs.some(({ request_id }) => request_id === id));
  return (
    <List role="list" aria-label="Jobs paid">
      {jobs.map((job) => (
        <PaidJobLine key={job.request_id} job={job} />
      ))}
      {gone.map((id) => (
        <Line key={id}>
          <Detail>{`Job #${id} is not on record any more`}</Detail>
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
          Job #{job.request_id} · {vehicleName(job)}
        </Detail>
        {job.completion_date && <Detail>{formatDate(job.completion_date)}</Detail>}
      </What>
      <RegistrationPlate>{job.registration_number}</RegistrationPlate>
      {job.final_cost !== null && <Cost>{formatMoney(job.final_cost)}</Cost>}
    </Line>
  );
}
