import { formatDate, formatDateTime, formatMoney } from '@pitlane/shared-data/formats';
import { appointmentNotes, type ServiceRequest, statusLabel } from '@pitlane/shared-data/requests';
import {
  Card,
  CardActions,
  CardHeader,
  DescriptionList,
  LinkButton,
  Note,
  RegistrationPlate,
  RequestStatusBadge,
  Timeline,
} from '@pitlane/shared-ui/core';
import { ClipboardCheck } from '@pitlane/shared-ui/icons';
import { InvoiceLink } from '../../invoice/invoice-link.tsx';
import { paths } from '../../paths.ts';
import { paymentDue } from '../../payment/payment-due.ts';
import { PaymentRequired } from '../../payment/payment-required.tsx';
import { RequestColumns } from '../../request/request-columns.ts';
import { VehicleLink } from '../../vehicle/vehicle-link.tsx';
import { AppointmentActions } from './appointment-actions.tsx';
import { requestSteps } from './request-steps.ts';

const optionalMoney = (rupees: number | null) => (rupees === null ? null : formatMoney(rupees));
const optionalDateTime = (time: string | null) => (time === null ? null : formatDateTime(time));

/** A deposit for a cancelled booking is given back. */
function paidItems({ status, balance }: ServiceRequest) {
  if (!balance) return [];
  const { invoice_id, paid, owed } = balance;
  const isEnded = status === 'completed' || invoice_id !== null;
  if (paid === 0 && invoice_id === null) return [];
  if (!isEnded)
    return [{ label: status === 'cancelled' ? 'To be refunded' : 'Deposit paid', value: formatMoney(paid) }];
  return [
    { label: 'Paid', value: formatMoney(paid) },
    { label: 'Due', value: formatMoney(owed) },
  ];
}

interface RequestCardProps {
  request: ServiceRequest;
  /** Whether its estimate waits for the customer. */
  isToAnswer: boolean;
  /** Whether the address's hash names it. */
  isTarget: boolean;
}

/** Links elsewhere name a card by it, after `#`. */
export const requestCardId = ({ request_id }: ServiceRequest) => `request-${request_id}`;

export function RequestCard({ request, isToAnswer, isTarget }: RequestCardProps) {
  const id = requestCardId(request);
  const titleId = `${id}-title`;
  const { status, final_cost, balance } = request;
  const due = paymentDue(request);
  return (
    <Card as="article" id={id} tabIndex={-1} hasMarks={isTarget} aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={request.service_name}
        detail={`Request #${request.request_id}`}
        end={<RequestStatusBadge status={status} label={statusLabel(status)} />}
      />
      <RequestColumns>
        <DescriptionList
          items={[
            { label: 'Vehicle', value: <VehicleLink vehicle={request} /> },
            {
              label: 'Registration',
              value: <RegistrationPlate>{request.registration_number}</RegistrationPlate>,
            },
            { label: 'Scheduled for', value: formatDate(request.scheduled_date) },
            { label: 'Arrived at the garage', value: optionalDateTime(request.arrived_at) },
            { label: 'Completed', value: optionalDateTime(request.completion_date) },
            { label: 'Collected', value: optionalDateTime(request.collected_at) },
            { label: 'Estimated cost', value: formatMoney(request.estimated_cost) },
            { label: 'Final cost', value: optionalMoney(final_cost) },
            ...paidItems(request),
            { label: 'Assigned mechanic', value: request.mechanic_name ?? 'Not assigned yet' },
          ]}
        />
        <Timeline label="Progress" steps={requestSteps(request)} />
      </RequestColumns>
      <Note label="Your notes" text={request.customer_notes} />
      <Note label="Mechanic notes" text={request.mechanic_notes} />
      {appointmentNotes(request, 'customer').map((note) => (
        <Note key={note.label} {...note} />
      ))}
      <CardActions>
        <LinkButton
          variant={isToAnswer ? 'primary' : 'secondary'}
          icon={ClipboardCheck}
          href={paths.estimate(request.request_id)}
          aria-describedby={titleId}
        >
          {isToAnswer ? 'Answer the estimate' : 'Estimate and records'}
        </LinkButton>
        <InvoiceLink invoiceId={balance?.invoice_id} describedBy={titleId} />
      </CardActions>
      <AppointmentActions request={request} describedBy={titleId} />
      {due && <PaymentRequired {...due} describedBy={titleId} />}
    </Card>
  );
}
