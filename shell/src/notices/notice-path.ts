import { messageEventOf, type Notice } from '@pitlane/shared-data/messages';
import { withQuery } from '@pitlane/shared-data/paths';
import type { Account } from '@pitlane/shared-data/session';

type Event = Notice['event'];

/** The list of invoices for a notice that names none. */
const invoicePath = ({ details: { invoice_id } }: Notice) =>
  invoice_id ? `/invoices/${invoice_id}` : '/invoices';

const requestPath = ({ request_id }: Notice) => `/service-tracking#request-${request_id}`;

type Opens = NonNullable<ReturnType<typeof messageEventOf>>['opens'];

const customerPaths: Record<Opens, (notice: Notice) => string> = {
  request: requestPath,
  estimate: ({ request_id }) => `/estimate/${request_id}`,
  invoice: invoicePath,
  receipt: (notice) =>
    notice.details.payment_id ? `/receipts/${notice.details.payment_id}` : invoicePath(notice),
  account: requestPath,
  // A car that was passed on is no longer to be opened.
  vehicle: ({ details: { vehicle_id } }) => (vehicle_id ? `/vehicles/${vehicle_id}` : '/my-vehicles'),
  // Suppliers have no bell, and the morning mail comes by mail alone.
  order: requestPath,
  profile: () => '/profile',
};

/** A job that is no longer the mechanic's cannot be opened. */
const gone: Event[] = ['job_unassigned', 'job_cancelled'];

/** The screens of the remotes, each role's own, where what a notice tells is found. */
const pathOf: Record<Account['role'], (notice: Notice) => string> = {
  customer: (notice) => customerPaths[messageEventOf(notice)?.opens ?? 'request'](notice),
  mechanic: ({ event, request_id, details }) => {
    if (event === 'pay_answer') return `/my-pay/${details.pay_run_id}`;
    return gone.includes(event) ? '/mechanic-jobs' : `/mechanic-jobs/${request_id}`;
  },
  manager: ({ event, request_id, registration_number, times, details }) => {
    if (event === 'pay_question')
      return withQuery(`/pay-runs/${details.pay_run_id}`, { slip: details.mechanic_id ?? null });
    if (event === 'message_failed') return withQuery('/messages', { state: 'failed' });
    if (event === 'sending_refused') return withQuery('/messages', { state: 'queued' });
    if (event === 'low_score') return `/estimates/${request_id}`;
    // One of several would hide the others.
    if (event === 'estimate_answered') return times > 1 ? '/estimates' : `/estimates/${request_id}`;
    return withQuery('/assign-requests', { search: times > 1 ? null : registration_number });
  },
};

/** Where a notice leads someone of this role. */
export const noticePath = (notice: Notice, role: Account['role']) => pathOf[role](notice);
