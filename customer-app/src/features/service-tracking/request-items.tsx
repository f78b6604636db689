import { formatDateTime, formatMoney } from '@pitlane/shared-data/formats';
import { appointmentNotes, formatAppointment, type ServiceRequest } from '@pitlane/shared-data/requests';
import { type Description, RegistrationPlate } from '@pitlane/shared-ui/core';
import { VehicleLink } from '../../vehicle/vehicle-link.tsx';

const optionalDateTime = (time: string | null) => (time === null ? null : formatDateTime(time));

/** A deposit for a cancelled booking is given back. */
function paidItems({ status, balance }: ServiceRequest): Description[] {
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

/** For which vehicle; the values say it by themselves. */
const subject = (request: ServiceRequest): Description[] => [
  {
    label: 'Registration',
    isLabelHidden: true,
    value: <RegistrationPlate>{request.registration_number}</RegistrationPlate>,
  },
  { label: 'Vehicle', isLabelHidden: true, value: <VehicleLink vehicle={request} /> },
  { label: 'Number', isLabelHidden: true, value: `Request #${request.request_id}` },
];

const scheduled = (request: ServiceRequest): Description[] => [
  { label: 'Scheduled for', value: formatAppointment(request) },
  { label: 'Arrived at the garage', value: optionalDateTime(request.arrived_at) },
];

const ended = (request: ServiceRequest): Description[] => [
  { label: 'Completed', value: optionalDateTime(request.completion_date) },
  { label: 'Final cost', value: request.final_cost === null ? null : formatMoney(request.final_cost) },
  ...paidItems(request),
];

const planned = ({ estimated_cost, mechanic_name }: ServiceRequest): Description[] => [
  { label: 'Estimated cost', value: formatMoney(estimated_cost) },
  { label: 'Assigned mechanic', value: mechanic_name ?? 'Not assigned yet' },
];

/** What was booked, for which vehicle, when and for how much. */
export const requestItems = (request: ServiceRequest): Description[] => [
  ...subject(request),
  ...scheduled(request),
  ...planned(request),
  ...ended(request),
];

/** What matters of a request that has ended. */
export const endedItems = (request: ServiceRequest): Description[] => [
  ...subject(request),
  ...ended(request),
];

/** The rest of it, with what its steps would say in more lines. */
export const endedDetails = (request: ServiceRequest): Description[] => [
  { label: 'Requested', value: formatDateTime(request.created_at) },
  ...scheduled(request),
  { label: 'Started', value: optionalDateTime(request.started_at) },
  { label: 'Collected', value: optionalDateTime(request.collected_at) },
  ...planned(request),
];

/** What people wrote. */
export const requestNotes = (request: ServiceRequest): Description[] => [
  { label: 'Your notes', value: request.customer_notes },
  { label: 'Mechanic notes', value: request.mechanic_notes },
  ...appointmentNotes(request, 'customer').map(({ label, text }) => ({ label, value: text })),
];
