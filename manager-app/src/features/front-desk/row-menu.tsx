import type { DeskRequest } from '@pitlane/shared-data/front-desk';
import { MenuButton, phoneHref } from '@pitlane/shared-ui/core';
import { EllipsisVertical } from '@pitlane/shared-ui/icons';
import { paths } from '../../paths.ts';
import type { OnDeskAction } from './desk-action.ts';
import { takesDeposit } from './next-step.ts';

/** What else can be done with a request at the desk. */
export function RowMenu({ request, onAction }: { request: DeskRequest } & OnDeskAction) {
  const { request_id, status, customer, vehicle_id, mechanic_name, assigned_mechanic, invoice_id } = request;
  const isOpen = status !== 'completed' && status !== 'cancelled';
  const entry = (id: string, label: string, href: string | null | undefined) =>
    href ? [{ id, label, href }] : [];
  const act = (
    kind: 'move' | 'cancel' | 'payment' | 'tell' | 'whatsapp',
    label: string,
    isOffered: boolean,
  ) => (isOffered ? [{ id: kind, label, onAction: () => onAction({ kind, request }) }] : []);
  return (
    <MenuButton
      variant="quiet"
      icon={EllipsisVertical}
      label={`More for ${request.registration_number}`}
      isLabelHidden
      items={[
        ...act('move', 'Move…', isOpen),
        ...act('cancel', 'Cancel…', isOpen),
        ...act(
          'payment',
          takesDeposit(request) ? 'Record Deposit' : 'Record Payment',
          status !== 'cancelled',
        ),
        ...act('tell', 'Tell the customer…', Boolean(request.reach?.problem)),
        ...act('whatsapp', 'WhatsApp…', customer.phone !== null),
        ...entry('invoice', 'Invoice', invoice_id === null ? null : paths.invoice(invoice_id)),
        ...entry(
          'draft',
          'Invoice Draft',
          invoice_id === null && status === 'completed' ? paths.invoiceDraft(request_id) : null,
        ),
        ...entry(
          'job',
          status === 'in_progress' ? 'Complete for the mechanic' : 'Start for the mechanic',
          isOpen && assigned_mechanic ? paths.job(request_id) : null,
        ),
        ...entry('card', 'Job card', paths.jobCard(request_id)),
        ...entry('estimate', 'Estimate', isOpen ? paths.estimate(request_id) : null),
        ...entry('call', `Call ${customer.phone}`, customer.phone && phoneHref(customer.phone)),
        ...entry('car', 'Vehicle', vehicle_id === null ? null : paths.vehicle(vehicle_id)),
        ...entry(
          'mechanic',
          mechanic_name ?? '',
          assigned_mechanic && paths.mechanicDetail(assigned_mechanic),
        ),
      ]}
    />
  );
}
