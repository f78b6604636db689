import { bookableDay } from '../../../../local-backend/testing/bookable-day.ts';
import {
  type DomainAccess,
  managersAll,
  mechanicsOwn,
  names,
  nowhere,
  readOnly,
  sight,
} from '../../access/domain-access.ts';

export const hours: DomainAccess = {
  tables: {
    salary_payments: {
      key: 'payment_id',
      change: { total_amount: 1 },
      read: sight({ ...mechanicsOwn, ...managersAll }),
      ...readOnly,
      own: { mechanic: 'mechanic_id = $me' },
      columns: {
        read: names(`payment_id mechanic_id mechanic_name mechanic_email time_based_pay bonus_amount total_amount
      jobs_included paid_by notes payment_date idempotency_key`),
      },
    },
  },
  calls: {
    set_hourly_rate: { parameters: { mechanic_id: nowhere, hourly_rate: 1 }, refusal: 'PT404' },
    pay_run_details: { parameters: { pay_run_id: 0 }, refusal: 'PT404' },
    start_pay_run: { parameters: { first_day: '2026-02-01', last_day: '2026-01-01' }, refusal: 'PT400' },
    add_pay_line: {
      parameters: { pay_run_id: 0, mechanic_id: nowhere, kind: 'addition', amount: 1, reason: 'x' },
      refusal: 'PT404',
    },
    remove_pay_line: { parameters: { line_id: 0 }, refusal: 'PT404' },
    check_pay_run: { parameters: { pay_run_id: 0, seal: 'x' }, refusal: 'PT404' },
    approve_pay_run: { parameters: { pay_run_id: 0, seal: 'x' }, refusal: 'PT404' },
    cancel_pay_run: { parameters: { pay_run_id: 0 }, refusal: 'PT404' },
    pay_run_transfers: { parameters: { pay_run_id: 0 }, refusal: 'PT404' },
    answer_pay_question: { parameters: { question_id: 0, answer: 'x' }, refusal: 'PT404' },
    bank_account: { parameters: { mechanic_id: nowhere }, refusal: 'PT404' },
    save_bank_account: {
      parameters: { mechanic_id: nowhere, account_name: '', account_number: '', ifsc: '' },
      refusal: 'PT404',
    },
    pay_slip: { parameters: { pay_run_id: 0, mechanic_id: nowhere }, refusal: 'PT404' },
    ask_about_pay: { parameters: { line_id: 0, question: 'x' }, refusal: 'PT404' },
    pay_salary: { parameters: { mechanic_id: nowhere, request_ids: [1] }, refusal: 'PT404' },
    salary_at_rate: { parameters: { mechanic_id: nowhere, hourly_rate: 1 } },
    pay_and_dismiss: { parameters: { mechanic_id: nowhere, request_ids: [1] }, refusal: 'PT404' },
    dismiss_mechanic: { parameters: { mechanic_id: nowhere }, refusal: 'PT404' },
    mechanic_salary: { parameters: { mechanic_id: nowhere } },
    payment_jobs: { parameters: { payment_id: 0 }, refusal: 'PT404' },
    stop_clock: { parameters: { mechanic_id: nowhere }, refusal: 'PT404' },
    join_job: { parameters: { request_id: 0, mechanic_id: nowhere }, refusal: 'PT404' },
    clock_other_work: { parameters: { kind: 'driving', mechanic_id: nowhere }, refusal: 'PT404' },
    my_hours: { parameters: { from_day: bookableDay, to_day: bookableDay } },
    hours: { parameters: { from_day: bookableDay, to_day: bookableDay } },
    attendance: { parameters: { month: '1900-01-01' }, refusal: 'PT400' },
    sold_hours: { parameters: { from_day: bookableDay, to_day: bookableDay, by: 'job' } },
    propose_correction: {
      parameters: {
        entry_id: 0,
        started_at: `${bookableDay}T09:00`,
        ended_at: `${bookableDay}T10:00`,
        reason: 'x',
      },
      refusal: 'PT404',
    },
    decide_correction: { parameters: { correction_id: 0, accept: true }, refusal: 'PT404' },
    hire_mechanic: {
      parameters: {
        name: '',
        email: '',
        phone: '',
        password: '',
        employee_id: '',
        specializations: [],
        experience_years: 0,
        hourly_rate: 0,
      },
      refusal: 'PT400',
    },
  },
};
