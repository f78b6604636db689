import { formatDate, formatDateTime, formatMoney } from '@pitlane/shared-data/formats';
import type { DeskRequest } from '@pitlane/shared-data/front-desk';
import { statusLabel } from '@pitlane/shared-data/requests';
import {
  Button,
  Card,
  CardActions,
  CardHeader,
  DescriptionList,
  Link,
  LinkButton,
  PhoneLink,
  RegistrationPlate,
  RequestStatusBadge,
} from '@pitlane/shared-ui/core';
import { useId } from 'react';
import { MechanicLink } from '../../mechanic/mechanic-link.tsx';
import { paths } from '../../paths.ts';
import { VehicleLink } from '../../vehicle/vehicle-link.tsx';
import type { OnDeskAction } from './desk-action.ts';
import { nextStep } from './next-step.ts';

interface DeskRequestCardProps extends OnDeskAction {
  request: DeskRequest;
  /** In a list of many people. */
  hasCustomer?: boolean;
}

/** A request with what is known about its car, and its next step at the desk. */
export function DeskRequestCard({ request, hasCustomer = false, onAction }: DeskRequestCardProps) {
  const titleId = useId();
  const { request_id, customer, status, arrived_at, key_number, receivable, estimated_cost } = request;
  const step = nextStep(request);
  return (
    <Card as="article" isDense aria-labelledby={titleId}>
      <CardHeader
        level={3}
        id={titleId}
        title={<RegistrationPlate>{request.registration_number}</RegistrationPlate>}
        detail={`${request.service_name} #${request_id}`}
        end={<RequestStatusBadge status={status} label={statusLabel(status)} />}
      />
      <DescriptionList
        items={[
          ...(hasCustomer
            ? [
                {
                  label: 'Customer',
                  value: <Link href={paths.customerDetails(customer.customer_id)}>{customer.name}</Link>,
                },
                { label: 'Phone', value: customer.phone && <PhoneLink phone={customer.phone} /> },
              ]
            : []),
          { label: 'Car', value: <VehicleLink vehicle={request} /> },
          { label: 'Booked for', value: formatDate(request.scheduled_date) },
          { label: 'Arrived', value: arrived_at && formatDateTime(arrived_at) },
          { label: 'Key number', value: key_number },
          {
            label: 'Mechanic',
            value: request.mechanic_name && (
              <MechanicLink id={request.assigned_mechanic} name={request.mechanic_name} />
            ),
          },
          receivable === null
            ? { label: 'Estimate', value: formatMoney(estimated_cost) }
            : { label: 'To pay', value: formatMoney(receivable) },
        ]}
      />
      <CardActions>
        {step === 'check-in' && (
          <Button variant="primary" onPress={() => onAction({ kind: 'check-in', request })}>
            Check in
          </Button>
        )}
        {step === 'collect' && (
          <Button variant="primary" onPress={() => onAction({ kind: 'collect', request })}>
            Hand over
          </Button>
        )}
        {status !== 'cancelled' && (
          <Button onPress={() => onAction({ kind: 'payment', request })}>Record payment</Button>
        )}
        <LinkButton href={paths.jobCard(request_id)}>Job card</LinkButton>
      </CardActions>
    </Card>
  );
}
