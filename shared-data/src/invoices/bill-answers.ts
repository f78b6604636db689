import * as z from 'zod';
import { jobCard } from '../customers/front-desk/front-desk-answers.ts';
import { invoiceDraft } from './drafts-answers.ts';
import { readInvoice } from './invoices-answers.ts';
import { paymentAnswers } from './payments/payments-answers.ts';

const bill = z.strictObject({
  card: jobCard,
  balance: paymentAnswers.request_balance,
  /** Null without one. */
  draft: invoiceDraft.nullable(),
  /** The invoice that counts; null until there is one. */
  invoice: readInvoice.nullable(),
});

export const billAnswers = { bill };

export type Bill = z.infer<typeof bill>;
