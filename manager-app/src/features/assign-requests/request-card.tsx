import { formatDate, formatDateTime, formatMoney } from '@pitlane/shared-data/formats';
import { type Assignment, statusLabel } from '@pitlane/shared-data/requests';
import { vehicleNameWithYear } from '@pitlane/shared-data/vehicles';
import {
  Card,
  CardHeader,
  DescriptionList,
  EmailLink,
  media,
  PhoneLink,
  RegistrationPlate,
  RequestStatusBadge,
  space,
  token,
} from '@pitlane/shared-ui/core';
import { useId } from 'react';
import { styled } from 'styled-components';
import { MechanicPanel, type MechanicPanelProps } from './mechanic-panel.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${space(5)};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 27rem;
  }
`;

const Aside = styled.div`
  min-inline-size: 0;

  @media ${media.wide} {
    padding-inline-start: ${space(5)};
    border-inline-start: ${token('hairline')} solid ${token('line')};
  }
`;

const Category = styled.span`
  text-transform: capitalize;
`;

const Lines = styled.span`
  display: grid;
  justify-items: start;

  a {
    font-size: ${token('text-sm')};
  }
`;

const factsOf = (request: Assignment) => {
  const { customer, vehicle, estimated_cost, final_cost, scheduled_date, completion_date } = request;
  return [
    {
      label: 'Customer',
      value: (
        <Lines>
          <span>{customer.name}</span>
          <EmailLink email={customer.email} />
          <PhoneLink phone={customer.phone} />
        </Lines>
      ),
    },
    {
      label: 'Vehicle',
      value: (
        <Lines>
          <span>{vehicleNameWithYear(vehicle)}</span>
          <RegistrationPlate>{vehicle.registration_number}</RegistrationPlate>
        </Lines>
      ),
    },
    { label: 'Scheduled date', value: formatDate(scheduled_date) },
    { label: 'Estimated cost', value: formatMoney(estimated_cost) },
    { label: 'Completed', value: completion_date && formatDateTime(completion_date) },
    { label: 'Final cost', value: final_cost === null ? null : formatMoney(final_cost) },
    { label: 'Customer notes', value: request.customer_notes },
  ];
};

export function RequestCard({ request, ...panel }: MechanicPanelProps) {
  const titleId = useId();
  const { request_id, service_name, service_category, created_at, status } = request;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={service_name}
        detail={
          <>
            Request #{request_id} · <Category>{service_category}</Category> · requested{' '}
            {formatDateTime(created_at)}
          </>
        }
        end={<RequestStatusBadge status={status} label={statusLabel(status)} />}
      />
      <Columns>
        <div>
          <DescriptionList layout="stacked" items={factsOf(request)} />
        </div>
        <Aside>
          {/* The key collapses the list of mechanics after an assignment. */}
          <MechanicPanel key={request.assigned_mechanic} request={request} {...panel} />
        </Aside>
      </Columns>
    </Card>
  );
}
