import { formatDate, formatDateTime, formatMoney, relativeCompletion } from '@pitlane/shared-data/formats';
import { type Assignment, appointmentNotes, statusLabel } from '@pitlane/shared-data/requests';
import {
  Checkbox,
  EmailLink,
  Link,
  More,
  PhoneLink,
  RegistrationPlate,
  RequestStatusBadge,
  VisuallyHidden,
} from '@pitlane/shared-ui/core';
import { useId } from 'react';
import { styled } from 'styled-components';
import { AboveEstimate } from '../../../above-estimate/above-estimate.tsx';
import { paths } from '../../../paths.ts';
import { VehicleLink } from '../../../vehicle/vehicle-link.tsx';
import { MechanicOfRow, type MechanicOfRowProps } from './mechanic-of-row.tsx';
import { rowStyle } from './row-style.ts';

const Box = styled.article`
  ${rowStyle}
`;

/** Only the box is drawn; its label names the request to assistive technology. */
const Select = styled.div`
  inline-size: 1.5rem;

  label {
    overflow: hidden;
    inline-size: 1.5rem;
    font-size: 0;
  }
`;

const notesOf = (request: Assignment) =>
  [
    ...appointmentNotes(request, 'staff').map(({ label, text }) => `${label}: ${text}`),
    request.customer_notes,
  ]
    .filter(Boolean)
    .join(' · ');

export interface RequestRowProps extends Omit<MechanicOfRowProps, 'request'> {
  request: Assignment;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** A request with all that decides who does it and when. */
export function RequestRow({ request, isSelected, onSelect, ...mechanic }: RequestRowProps) {
  const titleId = useId();
  const { request_id, service_name, created_at, status, customer, vehicle, scheduled_date } = request;
  const { estimated_cost, final_cost, completion_date, service_category } = request;
  const isEnded = status === 'completed' || status === 'cancelled';
  const notes = notesOf(request);
  return (
    <Box aria-labelledby={titleId}>
      <Select>
        <Checkbox
          label={`Select request #${request_id}`}
          value={isSelected}
          isDisabled={isEnded}
          onChange={onSelect}
        />
      </Select>
      <div data-facts>
        <span title={`Requested ${formatDateTime(created_at)}`}>
          <VisuallyHidden>Waiting since </VisuallyHidden>
          {formatDate(created_at)}
        </span>
        <h2
          id={titleId}
          data-cut
          title={`Request #${request_id}${service_category ? `, ${service_category}` : ''}`}
        >
          {service_name}
        </h2>
        <span data-vehicle>
          <RegistrationPlate>{vehicle.registration_number}</RegistrationPlate>
          <span data-detail>
            <VehicleLink vehicle={vehicle} hasBrandApart />
          </span>
        </span>
        <span title={completion_date ? `Completed ${formatDateTime(completion_date)}` : undefined}>
          <VisuallyHidden>{completion_date ? 'Completed ' : 'Scheduled for '}</VisuallyHidden>
          {formatDate(completion_date ?? scheduled_date)}
        </span>
        <strong>
          <VisuallyHidden>{final_cost === null ? 'Estimated cost ' : 'Final cost '}</VisuallyHidden>
          {formatMoney(final_cost ?? estimated_cost)}
        </strong>
        <span>
          <RequestStatusBadge status={status} label={statusLabel(status)} />{' '}
        </span>
        <span data-muted data-detail>
          {relativeCompletion(created_at, new Date())}
        </span>
        <span data-cut>
          <Link href={paths.customerDetails(customer.customer_id)}>{customer.name}</Link>
        </span>
        <span data-cut data-detail>
          {customer.email && <EmailLink email={customer.email} />}
        </span>
        <span data-cut data-detail>
          {customer.phone && <PhoneLink phone={customer.phone} />}
        </span>
        <span data-cut data-notes data-detail data-muted title={notes || undefined}>
          {final_cost !== null && <AboveEstimate exceeds_estimate={request.exceeds_estimate} />} {notes}
        </span>
        <More about={`request #${request_id}`} />
      </div>
      <MechanicOfRow request={request} {...mechanic} />
    </Box>
  );
}
