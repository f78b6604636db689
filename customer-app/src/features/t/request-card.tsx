import { formatMoney, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { LinkPage } from '@pitlane/shared-data/links';
import { statusLabel } from '@pitlane/shared-data/requests';
import {
  Card,
  CardHeader,
  DescriptionList,
  PhoneLink,
  RegistrationPlate,
  RequestStatusBadge,
  Timeline,
} from '@pitlane/shared-ui/core';
import { RequestColumns } from '../../request/request-columns.ts';
import { linkSteps } from './link-steps.ts';

const nameOf = ({ brand, model, year }: LinkPage['vehicle']) =>
  [brand, model, year && `(${year})`].filter(Boolean).join(' ');

/** The vehicle, the garage, and the progress of the request. */
export const RequestCard = ({ page }: { page: LinkPage }) => {
  const { garage, vehicle, final_cost, owed } = page;
  return (
    <Card as="article" aria-labelledby="request">
      <CardHeader
        id="request"
        title={page.service_name}
        detail={`Request #${page.request_id}`}
        end={<RequestStatusBadge status={page.status} label={statusLabel(page.status)} />}
      />
      <RequestColumns>
        <DescriptionList
          items={[
            { label: 'Vehicle', value: nameOf(vehicle) },
            {
              label: 'Registration',
              value: <RegistrationPlate>{vehicle.registration_number}</RegistrationPlate>,
            },
            { label: 'Approved so far', value: formatMoney(page.estimated_cost) },
            { label: 'Final cost', value: final_cost === null ? null : formatMoney(final_cost) },
            { label: 'To pay for this service', value: owed === null ? null : formatMoneyWithPaise(owed) },
            { label: 'Garage', value: garage.name },
            { label: 'Phone', value: garage.phone && <PhoneLink phone={garage.phone} /> },
          ]}
        />
        <Timeline label="Progress" steps={linkSteps(page)} />
      </RequestColumns>
    </Card>
  );
};
