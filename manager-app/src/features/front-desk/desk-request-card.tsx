import { formatDate, formatDateTime, formatMoney, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { DeskRequest } from '@pitlane/shared-data/front-desk';
import { balanceItems } from '@pitlane/shared-data/invoices';
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
import { InvoiceLink } from '../../payment/invoice-link.tsx';
import { UnreachedCustomer } from '../../reach/unreached-customer.tsx';
import { VehicleLink } from '../../vehicle/vehicle-link.tsx';
import type { OnDeskAction } from './desk-action.ts';
import { nextStep, takesDeposit } from './next-step.ts';

interface DeskRequestCardProps extends OnDeskAction {
  request: DeskRequest;
  /** In a list of many people. */
  hasCustomer?: boolean;
}

/** A request with its car, and its next step at the desk. */
export function DeskRequestCard({ request, hasCustomer = false, onAction }: DeskRequestCardProps) {
  const titleId = useId();
  const { request_id, customer, status, arrived_at, key_number, estimated_cost } = request;
  const { owed, customer_balance, confirmed_at } = request;
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
          { label: 'Answered', value: confirmed_at && `I am coming (${formatDateTime(confirmed_at)})` },
          { label: 'Arrived', value: arrived_at && formatDateTime(arrived_at) },
          { label: 'Key number', value: key_number },
          {
            label: 'Mechanic',
            value: request.mechanic_name && (
              <MechanicLink id={request.assigned_mechanic} name={request.mechanic_name} />
            ),
          },
          owed === null
            ? { label: 'Estimate', value: formatMoney(estimated_cost) }
            : { label: 'To pay', value: formatMoneyWithPaise(owed) },
          ...(customer_balance ? balanceItems(customer_balance, 'staff') : []),
        ]}
      />
      {request.reach?.problem && (
        <UnreachedCustomer
          requestId={request_id}
          problem={request.reach.problem}
          about={`Your car ${request.registration_number} is ready`}
          phone={customer.phone}
        >
          Call the customer, or send a link: their car is ready.
        </UnreachedCustomer>
      )}
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
          <Button onPress={() => onAction({ kind: 'payment', request })}>
            {takesDeposit(request) ? 'Record Deposit' : 'Record Payment'}
          </Button>
        )}
        <InvoiceLink request={request} />
        <LinkButton href={paths.jobCard(request_id)}>Job card</LinkButton>
      </CardActions>
    </Card>
  );
}
