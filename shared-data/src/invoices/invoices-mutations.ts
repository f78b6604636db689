import { customerKeys } from '../customers/customers-keys.ts';
import { frontDeskKeys } from '../customers/front-desk/front-desk-keys.ts';
import { estimateKeys } from '../estimates/estimates-keys.ts';
import { forEach } from '../foundation/mutation/send-each.ts';
import { useDomainMutation } from '../foundation/mutation/use-domain-mutation.ts';
import { messageKeys } from '../messages/messages-keys.ts';
import { discountDraft, issueInvoice, saveDraft, saveTaxRate } from './drafts-api.ts';
import { creditInvoice, remindOfInvoice } from './invoices-api.ts';
import { invoiceKeys } from './invoices-keys.ts';
import { correctPayment, recordPayment, refundPayment } from './payments/payments-api.ts';
import { closeTill, recordTillEntry } from './reports/reports-api.ts';

/** The queries that show the amount due. */
const changes = [invoiceKeys.all, frontDeskKeys.all, customerKeys.all, estimateKeys.all];

/** Makes the draft of a completed request that has none. */
export const useSaveDraft = () => useDomainMutation({ send: saveDraft, changes, refreshesOnFailure: true });

export const useDiscountDraft = () =>
  useDomainMutation({ send: discountDraft, changes, refreshesOnFailure: true });

export const useIssueInvoice = () =>
  useDomainMutation({ send: issueInvoice, changes, refreshesOnFailure: true });

export const useCreditInvoice = () =>
  useDomainMutation({ send: creditInvoice, changes, refreshesOnFailure: true });

export const useRecordPayment = () =>
  useDomainMutation({ send: recordPayment, changes, refreshesOnFailure: true });

export const useRefundPayment = () =>
  useDomainMutation({ send: refundPayment, changes, refreshesOnFailure: true });

export const useCorrectPayment = () =>
  useDomainMutation({ send: correctPayment, changes, refreshesOnFailure: true });

const reminder = { changes: [invoiceKeys.all, messageKeys.all], refreshesOnFailure: true };

/** Takes the id of an invoice. */
export const useRemindOfInvoice = () => useDomainMutation({ send: remindOfInvoice, ...reminder });

/** Takes the ids of several invoices, each with its own outcome. */
export const useRemindOfInvoices = () => useDomainMutation({ send: forEach(remindOfInvoice), ...reminder });

export const useSaveTaxRate = () => useDomainMutation({ send: saveTaxRate, changes });

export const useCloseTill = () => useDomainMutation({ send: closeTill, changes, refreshesOnFailure: true });

export const useRecordTillEntry = () =>
  useDomainMutation({ send: recordTillEntry, changes: [invoiceKeys.all], refreshesOnFailure: true });
