import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { DeskCustomer } from '@pitlane/shared-data/front-desk';
import {
  Button,
  Card,
  EmailLink,
  Link,
  MenuButton,
  PhoneLink,
  StatusBadge,
  space,
  token,
} from '@pitlane/shared-ui/core';
import { EllipsisVertical, User } from '@pitlane/shared-ui/icons';
import { useId } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import type { OnDeskAction } from './desk-action.ts';
import { DeskRow, DeskRows } from './desk-row.tsx';

/** One line on a laptop. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};

  strong {
    font-size: ${token('text-lg')};
  }

  & > :last-child {
    margin-inline-start: auto;
  }
`;

/** A customer with cars, balance and open requests. */
export function FoundCustomer({ customer, onAction }: { customer: DeskCustomer } & OnDeskAction) {
  const titleId = useId();
  const { customer_id, name, phone, email, has_login, balance, vehicles, requests } = customer;
  return (
    <Card as="article" isDense aria-labelledby={titleId}>
      <Line>
        <strong id={titleId}>
          <Link variant="quiet" href={paths.customerDetails(customer_id)}>
            {name}
          </Link>
        </strong>
        {!has_login && <StatusBadge icon={User}>No login</StatusBadge>}
        <PhoneLink phone={phone} />
        {email && <EmailLink email={email} />}
        {balance.total > 0 && (
          <StatusBadge tone="warning">Owes {formatMoneyWithPaise(balance.total)}</StatusBadge>
        )}
        {vehicles.map(({ vehicle_id, registration_number, brand, model }) => (
          <Button
            key={vehicle_id}
            aria-label={`Book ${registration_number}, ${brand} ${model}`}
            onPress={() => onAction({ kind: 'visit', customer, vehicleId: vehicle_id })}
          >
            Book {registration_number}
          </Button>
        ))}
        {vehicles.length === 0 && (
          <Button onPress={() => onAction({ kind: 'visit', customer })}>Add car</Button>
        )}
        <MenuButton
          variant="quiet"
          icon={EllipsisVertical}
          label={`More for ${name}`}
          isLabelHidden
          items={[
            {
              id: 'car',
              label: 'Add car',
              onAction: () => onAction({ kind: 'visit', customer, vehicleId: 0 }),
            },
            ...(has_login
              ? []
              : [
                  {
                    id: 'invite',
                    label: 'Invite to the portal',
                    onAction: () => onAction({ kind: 'invite', customer }),
                  },
                ]),
            { id: 'details', label: 'Customer', href: paths.customerDetails(customer_id) },
          ]}
        />
      </Line>
      {requests.length > 0 && (
        <DeskRows aria-label={`Requests of ${name}`}>
          {requests.map((request) => (
            <DeskRow key={request.request_id} request={request} isFound onAction={onAction} />
          ))}
        </DeskRows>
      )}
    </Card>
  );
}
