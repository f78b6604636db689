import type { ListedSlip, PayLine, PayQuestion, PaySlip } from '../../hours/pay-runs/pay-runs-answers.ts';

/** Without an answer. */
export const buildPayQuestion = (changes: Partial<PayQuestion> = {}): PayQuestion => ({
  question_id: 3,
  line_id: 21,
  mechanic_id: '00000000-0000-4000-8000-000000000014',
  mechanic_name: 'Ravi Kumar',
  question: 'It took two hours. Why are 45 minutes paid?',
  asked_at: '2026-12-01T05:00:00Z',
  answer: null,
  answered_at: null,
  answered_by_name: null,
  ...changes,
});

/** A job of 45 minutes. */
export const buildPayLine = (changes: Partial<PayLine> = {}): PayLine => ({
  line_id: 21,
  kind: 'job',
  request_id: 41,
  service_name: 'Oil Change',
  registration_number: 'KA 01 AB 1234',
  completed_at: '2026-11-12T10:00:00Z',
  minutes: 45,
  hourly_rate: 300,
  time_pay: 225,
  cost: 3999.5,
  bonus_rate: 0.03,
  bonus: 119.99,
  amount: 344.99,
  reason: null,
  corrects: null,
  corrects_run: null,
  added_by_name: null,
  questions: [],
  ...changes,
});

/** An advance that is taken off. */
export const buildOtherPayLine = (changes: Partial<PayLine> = {}): PayLine => ({
  ...buildPayLine({
    line_id: 22,
    kind: 'deduction',
    request_id: null,
    service_name: null,
    registration_number: null,
    completed_at: null,
    minutes: null,
    hourly_rate: null,
    time_pay: null,
    cost: null,
    bonus_rate: null,
    bonus: null,
    amount: -100,
    reason: 'Advance of 5 November',
    added_by_name: 'Meera',
  }),
  ...changes,
});

/** An approved slip of a job and a deduction. */
export const buildPaySlip = (changes: Partial<PaySlip> = {}): PaySlip => ({
  pay_run_id: 12,
  first_day: '2026-11-01',
  last_day: '2026-11-30',
  state: 'approved',
  closed_at: '2026-12-01T04:00:00Z',
  closed_by_name: 'Meera',
  mechanic_id: '00000000-0000-4000-8000-000000000014',
  mechanic_name: 'Ravi Kumar',
  total: 244.99,
  lines: [buildPayLine(), buildOtherPayLine()],
  ...changes,
});

export const buildListedSlip = (changes: Partial<ListedSlip> = {}): ListedSlip => ({
  pay_run_id: 12,
  first_day: '2026-11-01',
  last_day: '2026-11-30',
  closed_at: '2026-12-01T04:00:00Z',
  jobs: 1,
  total: 244.99,
  open_questions: 1,
  ...changes,
});
