import { formatDate, formatDateTime, formatMoney } from '@pitlane/shared-data/formats';
import type { Assignment } from '@pitlane/shared-data/requests';
import { EmailLink, Link, media, PhoneLink, RegistrationPlate, space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { AboveEstimate } from '../../above-estimate/above-estimate.tsx';
import { paths } from '../../paths.ts';
import { VehicleLink } from '../../vehicle/vehicle-link.tsx';

/** Each as wide as its content, so that most requests need one line. */
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  min-inline-size: 0;
  font-size: ${token('text-sm')};

  @media ${media.narrow} {
    align-items: center;
    gap: ${space(1)} ${space(3)};
  }

  & > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }

  dt {
    font-size: ${token('text-xs')};
    color: ${token('text-muted')};
  }
`;

const Lines = styled.dd`
  display: grid;
  justify-items: start;

  & > a {
    min-block-size: 1.5rem;
  }
`;

const Contacts = styled.span`
  display: grid;
  justify-items: start;
`;

/** What a request is about, without its notes. */
export function RequestFacts({ request }: { request: Assignment }) {
  const { customer, vehicle, estimated_cost, final_cost, scheduled_date, completion_date } = request;
  return (
    <Facts>
      <div>
        <dt data-detail="label">Customer</dt>
        <Lines>
          <Link href={paths.customerDetails(customer.customer_id)}>{customer.name}</Link>
          <Contacts data-detail>
            {customer.email && <EmailLink email={customer.email} />}
            {customer.phone && <PhoneLink phone={customer.phone} />}
          </Contacts>
        </Lines>
      </div>
      <div>
        <dt data-detail="label">Vehicle</dt>
        <Lines>
          <span data-detail>
            <VehicleLink vehicle={vehicle} />
          </span>
          <RegistrationPlate>{vehicle.registration_number}</RegistrationPlate>
        </Lines>
      </div>
      <div>
        <dt data-detail="label">Scheduled date</dt>
        <dd>{formatDate(scheduled_date)}</dd>
      </div>
      <div data-detail>
        <dt>Estimated cost</dt>
        <dd>{formatMoney(estimated_cost)}</dd>
      </div>
      {completion_date && (
        <div data-detail>
          <dt>Completed</dt>
          <dd>{formatDateTime(completion_date)}</dd>
        </div>
      )}
      {final_cost !== null && (
        <div data-detail>
          <dt>Final cost</dt>
          <dd>
            {formatMoney(final_cost)} <AboveEstimate exceeds_estimate={request.exceeds_estimate} />
          </dd>
        </div>
      )}
    </Facts>
  );
}
