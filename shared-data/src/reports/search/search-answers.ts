import * as z from 'zod';
import { day, money, text } from '../../foundation/answers/shapes.ts';
import { requestStatus } from '../../requests/requests-answers.ts';

const foundRecord = z.strictObject({
  kind: z.enum(['vehicle', 'customer', 'request', 'invoice', 'mechanic', 'part']),
  /** Names the record in an address: its id, of a part the code. */
  ref: text,
  title: text,
  detail: text,
  /** Of a request or the request that a car is here for; `unpaid` of an invoice. */
  status: requestStatus.or(z.literal('unpaid')).nullable(),
  /** When a request is due, or an invoice was issued. */
  day: day.nullable(),
  /** Rupees: what an invoice leaves to pay, or its total. */
  amount: money.nullable(),
  /** What one does next with it. */
  step: z.enum([
    'open',
    'check_in',
    'collect',
    'assign',
    'issue_invoice',
    'record_payment',
    'book',
    'order',
    'receive',
  ]),
  /** As `ref`, of what the step is about. */
  step_ref: text,
});

export const searchAnswers = {
  /** At most 12, the best kind first. */
  search_everywhere: z.strictObject({ rows: z.array(foundRecord).max(12) }),
};

export type FoundRecord = z.infer<typeof foundRecord>;
export type SearchResult = z.infer<typeof searchAnswers.search_everywhere>;
