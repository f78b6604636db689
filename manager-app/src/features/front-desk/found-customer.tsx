import type { DeskCustomer } from '@pitlane/shared-data/front-desk';
import {
  Button,
  Card,
  CardActions,
  CardGrid,
  CardHeader,
  Cluster,
  EmailLink,
  Link,
  PhoneLink,
  RegistrationPlate,
  StatusBadge,
  space,
} from '@pitlane/shared-ui/core';
import { User } from '@pitlane/shared-ui/icons';
import { useId } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { VehicleLink } from '../../vehicle/vehicle-link.tsx';
import type { OnDeskAction } from './desk-action.ts';
import { DeskRequestCard } from './desk-request-card.tsx';

const Cars = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)} ${space(4)};
  }
`;

/** One person with cars and open requests. */
export function FoundCustomer({ customer, onAction }: { customer: DeskCustomer } & OnDeskAction) {
  const titleId = useId();
  const { customer_id, name, phone, email, has_login, vehicles, requests } = customer;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <CardHeader
        level={3}
        id={titleId}
        title={
          <Link variant="quiet" href={paths.customerDetails(customer_id)}>
            {name}
          </Link>
        }
        end={!has_login && <StatusBadge icon={User}>No login</StatusBadge>}
      />
      <Cluster>
        <PhoneLink phone={phone} />
        {email && <EmailLink email={email} />}
      </Cluster>
      {vehicles.length > 0 && (
        <Cars aria-label={`Cars of ${name}`}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.vehicle_id}>
              <RegistrationPlate>{vehicle.registration_number}</RegistrationPlate>
              <VehicleLink vehicle={vehicle} />
              <Button
                aria-label={`Book services for ${vehicle.registration_number}`}
                onPress={() => onAction({ kind: 'book', customer, vehicleId: vehicle.vehicle_id })}
              >
                Book services
              </Button>
            </li>
          ))}
        </Cars>
      )}
      {requests.length > 0 && (
        <CardGrid aria-label={`Requests of ${name}`}>
          {requests.map((request) => (
            <li key={request.request_id}>
              <DeskRequestCard request={request} onAction={onAction} />
            </li>
          ))}
        </CardGrid>
      )}
      <CardActions>
        <Button onPress={() => onAction({ kind: 'add-car', customer })}>Add car</Button>
        {!has_login && (
          <Button onPress={() => onAction({ kind: 'invite', customer })}>Invite to the portal</Button>
        )}
      </CardActions>
    </Card>
  );
}
