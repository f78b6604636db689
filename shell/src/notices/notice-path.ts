import type { Notice } from '@pitlane/shared-data/messages';
import { withQuery } from '@pitlane/shared-data/paths';
import type { Account } from '@pitlane/shared-data/session';

type Event = Notice['event'];

const toAnswer: Event[] = ['estimate_to_answer', 'estimate_reminder'];
const ofMoney: Event[] = ['invoice_issued', 'invoice_reminder', 'payment_received'];
/** A job that is no longer the mechanic's cannot be opened. */
const gone: Event[] = ['job_unassigned', 'job_cancelled'];

/** The screens of the remotes, each role's own, where what a notice tells is found. */
const pathOf: Record<Account['role'], (notice: Notice) => string> = {
  customer: ({ event, request_id }) => {
    if (toAnswer.includes(event)) return `/estimate/${request_id}`;
    return ofMoney.includes(event) ? '/invoices' : '/service-tracking';
  },
  mechanic: ({ event, request_id }) =>
    gone.includes(event) ? '/mechanic-jobs' : `/mechanic-jobs/${request_id}`,
  manager: ({ event, request_id, registration_number }) => {
    if (event === 'message_failed') return withQuery('/messages', { state: 'failed' });
    if (event === 'estimate_answered') return `/estimates/${request_id}`;
    return withQuery('/assign-requests', { search: registration_number });
  },
};

/** Where a notice leads somebody of this role. */
export const noticePath = (notice: Notice, role: Account['role']) => pathOf[role](notice);
