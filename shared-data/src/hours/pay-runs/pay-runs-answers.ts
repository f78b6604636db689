import * as z from 'zod';
import { count, day, id, money, page, text, timestamp, uuid } from '../../foundation/answers/shapes.ts';
import { payLineKinds, payRunStates } from './pay-kinds.ts';

const question = z.strictObject({
  question_id: id,
  line_id: id,
  mechanic_id: uuid,
  mechanic_name: text,
  question: text,
  asked_at: timestamp,
  /** Null: nobody has answered yet. */
  answer: text.nullable(),
  answered_at: timestamp.nullable(),
  answered_by_name: text.nullable(),
});

/** Money in rupees. */
const run = z.strictObject({
  pay_run_id: id,
  first_day: day,
  last_day: day,
  state: z.enum(payRunStates),
  made_at: timestamp,
  made_by_name: text,
  checked_at: timestamp.nullable(),
  checked_by_name: text.nullable(),
  /** When it was approved or cancelled. */
  closed_at: timestamp.nullable(),
  closed_by_name: text.nullable(),
  total: money.nullable(),
});

/** The sums of one mechanic. */
const slip = z.strictObject({
  mechanic_id: uuid,
  mechanic_name: text,
  jobs: count,
  minutes: count,
  time_pay: money,
  bonus: money,
  /** With corrections up. */
  additions: money,
  /** Below zero; with corrections down. */
  deductions: money,
  /** Below zero in a draft that cannot be approved. */
  total: money,
  /** False: without a login any more, who cannot be paid. */
  works_here: z.boolean(),
});

const details = run.extend({
  /** Of a draft, what it would pay now. */
  total: money,
  /** Of a draft's lines: checking and approving name it. Null where nothing is in the draft, or it is approved. */
  seal: text.nullable(),
  /** Nothing has changed since it was checked. */
  is_checked: z.boolean(),
  slips: z.array(slip),
  questions: z.array(question),
});

const line = z.strictObject({
  /** Null: a job of a draft. */
  line_id: id.nullable(),
  kind: z.enum(payLineKinds),
  /** Of a job alone, like all until `amount`. */
  request_id: id.nullable(),
  service_name: text.nullable(),
  registration_number: text.nullable(),
  completed_at: timestamp.nullable(),
  minutes: count.nullable(),
  /** Rupees an hour. */
  hourly_rate: money.nullable(),
  time_pay: money.nullable(),
  /** What the bonus is a share of. */
  cost: money.nullable(),
  bonus_rate: z.number().nullable(),
  bonus: money.nullable(),
  amount: money,
  /** Null for a job. */
  reason: text.nullable(),
  /** The line that a correction puts right. */
  corrects: id.nullable(),
  /** The run of that line. */
  corrects_run: id.nullable(),
  added_by_name: text.nullable(),
  questions: z.array(question),
});

const paySlip = run
  .pick({
    pay_run_id: true,
    first_day: true,
    last_day: true,
    state: true,
    closed_at: true,
    closed_by_name: true,
  })
  .extend({ mechanic_id: uuid, mechanic_name: text, total: money, lines: z.array(line) });

const bankAccount = z.strictObject({
  account_name: text.nullable(),
  account_number: text.nullable(),
  ifsc: text.nullable(),
});

const listedSlip = run
  .pick({ pay_run_id: true, first_day: true, last_day: true, closed_at: true })
  .extend({ jobs: count, total: money, open_questions: count });

export const payRunAnswers = {
  list_pay_runs: page(run.extend({ mechanics: count, open_questions: count })).extend({
    /** The last day that an approved run covers. */
    paid_until: day.nullable(),
  }),
  pay_run_details: details,
  start_pay_run: details,
  add_pay_line: details,
  remove_pay_line: details,
  check_pay_run: details,
  approve_pay_run: details,
  cancel_pay_run: details,
  answer_pay_question: details,
  list_pay_slips: page(listedSlip),
  pay_slip: paySlip,
  ask_about_pay: paySlip,
  bank_account: bankAccount,
  save_bank_account: bankAccount,
  pay_run_transfers: z.array(bankAccount.extend({ mechanic_name: text, total: money })),
};

export type PayRun = z.infer<typeof details>;
export type PayRunPage = z.infer<typeof payRunAnswers.list_pay_runs>;
export type ListedPayRun = PayRunPage['rows'][number];
export type SlipSums = z.infer<typeof slip>;
export type PaySlip = z.infer<typeof paySlip>;
export type PayLine = z.infer<typeof line>;
export type PayQuestion = z.infer<typeof question>;
export type ListedSlip = z.infer<typeof listedSlip>;
export type PaySlipPage = z.infer<typeof payRunAnswers.list_pay_slips>;
export type BankAccount = z.infer<typeof bankAccount>;
export type Transfer = z.infer<typeof payRunAnswers.pay_run_transfers>[number];
