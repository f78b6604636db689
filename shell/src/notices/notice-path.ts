import type { Notice } from '@pitlane/shared-data/messages';
import { withQuery } from '@pitlane/shared-data/paths';
import type { Account } from '@pitlane/shared-data/session';

type Event = Notice['event'];

const toAnswer: Event[] = ['estimate_to_answer', 'estimate_reminder'];
const ofMoney: Event[] = ['invoice_issued', 'invoice_reminder', 'payment_received'];

/** The invoice or the receipt of a payment, and the list of invoices for a notice that names neither. */
const moneyPath = ({ event, details: { invoice_id, payment_id } }: Notice) => {
  if (event === 'payment_received' && payment_id) return `/receipts/${payment_id}`;
  return invoice_id ? `/invoices/${invoice_id}` : '/invoices';
};

/** A job that is no longer the mechanic's cannot be opened. */
const gone: Event[] = ['job_unassigned', 'job_cancelled'];

/** The screens of the remotes, each role's own, where what a notice tells is found. */
const pathOf: Record<Account['role'], (notice: Notice) => string> = {
  customer: (notice) => {
    const { event, request_id } = notice;
    if (toAnswer.includes(event)) return `/estimate/${request_id}`;
    return ofMoney.includes(event) ? moneyPath(notice) : `/service-tracking#request-${request_id}`;
  },
  mechanic: ({ event, request_id }) =>
    gone.includes(event) ? '/mechanic-jobs' : `/mechanic-jobs/${request_id}`,
  manager: ({ event, request_id, registration_number, times }) => {
    if (event === 'message_failed') return withQuery('/messages', { state: 'failed' });
    // One of several would hide the others.
    if (event === 'estimate_answered') return times > 1 ? '/estimates' : `/estimates/${request_id}`;
    return withQuery('/assign-requests', { search: times > 1 ? null : registration_number });
  },
};

/** Where a notice leads somebody of this role. */
export const noticePath = (notice: Notice, role: Account['role']) => pathOf[role](notice);
