import { formatMoney } from '@pitlane/shared-data/formats';
import type { LinkPage } from '@pitlane/shared-data/links';
import { statusLabel } from '@pitlane/shared-data/requests';
import {
  Card,
  CardHeader,
  DescriptionList,
  media,
  PhoneLink,
  RegistrationPlate,
  RequestStatusBadge,
  space,
  Timeline,
} from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { linkSteps } from './link-steps.ts';

const Columns = styled.div`
  display: grid;
  gap: ${space(5)};

  @media ${media.medium} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/** The vehicle, the garage, and where the request stands. */
export const RequestCard = ({ page }: { page: LinkPage }) => {
  const { garage, vehicle, final_cost } = page;
  return (
    <Card as="article" aria-labelledby="request">
      <CardHeader
        id="request"
        title={page.service_name}
        detail={`Request #${page.request_id}`}
        end={<RequestStatusBadge status={page.status} label={statusLabel(page.status)} />}
      />
      <Columns>
        <DescriptionList
          items={[
            { label: 'Vehicle', value: `${vehicle.brand} ${vehicle.model} (${vehicle.year})` },
            {
              label: 'Registration',
              value: <RegistrationPlate>{vehicle.registration_number}</RegistrationPlate>,
            },
            { label: 'Approved so far', value: formatMoney(page.estimated_cost) },
            { label: 'Final cost', value: final_cost === null ? null : formatMoney(final_cost) },
            { label: 'Garage', value: garage.name },
            { label: 'Phone', value: garage.phone && <PhoneLink phone={garage.phone} /> },
          ]}
        />
        <Timeline label="Progress" steps={linkSteps(page)} />
      </Columns>
    </Card>
  );
};
