import {
  formatDate,
  formatDateTime,
  formatDuration,
  formatKilometres,
  formatMoney,
} from '@pitlane/shared-data/formats';
import { fuelLevelLabels, fuelLevels } from '@pitlane/shared-data/front-desk';
import type { Job, JobDetails } from '@pitlane/shared-data/requests';
import {
  LinkButton,
  phoneHref,
  RegistrationPlate,
  space,
  token,
  VisuallyHidden,
} from '@pitlane/shared-ui/core';
import { Phone } from '@pitlane/shared-ui/icons';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VehicleLink } from '../../vehicle/vehicle-link.tsx';

/** Two columns even on a narrow phone, each wide enough for a registration plate. */
const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: ${space(3)} ${space(4)};
`;

const Label = styled.dt`
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`;

const Value = styled.dd`
  overflow-wrap: anywhere;
  text-wrap: balance;
  font-variant-numeric: tabular-nums;
`;

const Contact = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding-block-start: ${space(3)};
  border-block-start: ${token('hairline')} solid ${token('line')};
`;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Label>{label}</Label>
      <Value>{children}</Value>
    </div>
  );
}

export function JobFacts({ job }: { job: Job }) {
  return (
    <List>
      <Fact label="Vehicle">
        <VehicleLink vehicle={job} />
      </Fact>
      <Fact label="Registration">
        <RegistrationPlate>{job.registration_number}</RegistrationPlate>
      </Fact>
      <Fact label="Scheduled Date">{formatDate(job.scheduled_date)}</Fact>
      {job.completion_date && <Fact label="Completed">{formatDateTime(job.completion_date)}</Fact>}
      {Boolean(job.estimated_duration) && (
        <Fact label="Duration">{formatDuration(job.estimated_duration)}</Fact>
      )}
      <Fact label="Price">{formatMoney(job.estimated_cost)}</Fact>
      {job.final_cost !== null && (
        <Fact label="Final Cost">
          <strong>{formatMoney(job.final_cost)}</strong>
        </Fact>
      )}
    </List>
  );
}

/** The state of the car when it arrived. */
export function ArrivalFacts({ job }: { job: JobDetails }) {
  const { arrived_at, arrival_kilometres, arrival_fuel, key_number } = job;
  const fuel = fuelLevels.find((level) => level === arrival_fuel);
  return (
    <List>
      <Fact label="Arrived">{arrived_at ? formatDateTime(arrived_at) : 'Not checked in'}</Fact>
      {arrival_kilometres !== null && <Fact label="Kilometres">{formatKilometres(arrival_kilometres)}</Fact>}
      {fuel && <Fact label="Fuel">{fuelLevelLabels[fuel]}</Fact>}
      {key_number && <Fact label="Key number">{key_number}</Fact>}
    </List>
  );
}

export function JobContact({ job }: { job: Job }) {
  return (
    <Contact>
      <Fact label="Customer">{job.customer_name}</Fact>
      {job.customer_phone && (
        <div>
          <dt>
            <VisuallyHidden>Phone</VisuallyHidden>
          </dt>
          <Value>
            <LinkButton size="large" icon={Phone} href={phoneHref(job.customer_phone)}>
              {job.customer_phone}
            </LinkButton>
          </Value>
        </div>
      )}
    </Contact>
  );
}
