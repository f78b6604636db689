-- The public face: what may be called, and by whom. The clock, attendance, mechanics and their pay.

set check_function_bodies = off;

-- The clock

create function public.join_job(request_id bigint, pressed_at timestamptz default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.join_job($1, $2) $$;
comment on function public.join_job(bigint, timestamptz) is
  'Puts the calling mechanic on the clock for a job in progress, an own one or another''s, beside whoever '
  'works on it; returns the entry. What was on the clock before ends. pressed_at: when it was pressed '
  'without a network; started_at of the entry is from when it counts. A repeat changes nothing. Mechanics '
  'only. PT404, PT409 unless the job is in progress and its car does not wait.';

create function public.clock_other_work(kind text, note text default null,
  pressed_at timestamptz default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.clock_other_work($1, $2, $3) $$;
comment on function public.clock_other_work(text, text, timestamptz) is
  'Puts the calling mechanic on the clock for work that is no job: cleaning, driving, training, or other '
  'with a note; returns the entry. pressed_at, repeats: as join_job. Mechanics only. PT400 (hint: kind or '
  'note).';

create function public.stop_clock(pressed_at timestamptz default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.stop_clock($1) $$;
comment on function public.stop_clock(timestamptz) is
  'Ends what the calling mechanic is on the clock for, for a break or the end of the day; the job stays in '
  'progress. Returns the entry, null when there was none. pressed_at: as join_job. Mechanics only.';

grant execute on function
  private.join_job(bigint, timestamptz), public.join_job(bigint, timestamptz),
  private.clock_other_work(text, text, timestamptz), public.clock_other_work(text, text, timestamptz),
  private.stop_clock(timestamptz), public.stop_clock(timestamptz)
to authenticated;

-- Corrections of the clock

create function public.propose_correction(
  started_at timestamp, ended_at timestamp, reason text, entry_id bigint default null,
  other_work text default null,
  mechanic_id uuid default null, request_id bigint default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.propose_correction($4, $1, $2, $3, $5, $6, $7) $$;
comment on function public.propose_correction(timestamp, timestamp, text, bigint, text, uuid, bigint) is
  'Says when an entry began and ended, on the garage''s clock, or without entry_id names one that is '
  'missing: the request_id of a job in progress or completed, or other_work, and, from a manager, its '
  'mechanic_id. A mechanic''s, of own entries, waits for decide_correction; a manager''s holds at once. '
  'Returns the correction. Managers and mechanics. PT400 (hint: the field), PT404, PT409 for another job, '
  'while another one is open or, from a manager, over another entry.';

create function public.jobs_to_add(mechanic_id uuid default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.jobs_to_add($1) $$;
comment on function public.jobs_to_add(uuid) is
  'The jobs of which an entry of the calling mechanic, or for managers of this one, may be missing: at most '
  '50 in progress, own ones first, and the last 50 own ones that were completed within correction_days. '
  'Managers and mechanics.';

create function public.decide_correction(correction_id bigint, accept boolean, answer text default null)
  returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.decide_correction($1, $2, $3) $$;
comment on function public.decide_correction(bigint, boolean, text) is
  'Accepts a correction, which changes its entry, or refuses it, which needs an answer. Returns the '
  'correction. A repeat changes nothing. Managers only. PT400 (hint: answer), PT404, PT409 once it is '
  'decided otherwise, or over another entry.';

grant execute on function
  private.propose_correction(bigint, timestamp, timestamp, text, text, uuid, bigint),
  public.propose_correction(timestamp, timestamp, text, bigint, text, uuid, bigint),
  private.jobs_to_add(uuid), public.jobs_to_add(uuid),
  private.decide_correction(bigint, boolean, text), public.decide_correction(bigint, boolean, text)
to authenticated;

-- Hours to read

create function public.my_hours(from_day date, to_day date) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.my_hours($1, $2) $$;
comment on function public.my_hours(date, date) is
  'The calling mechanic''s clock: {now, open, entries that began on these days, newest first, corrections '
  'proposed since, sums: {job_minutes, other_minutes, sold_minutes}, jobs: at most 50 in progress that do '
  'not wait, which can be joined}. At most 31 days. Mechanics only. PT400.';

create function public.hours(from_day date, to_day date, mechanic_id uuid default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.hours($1, $2, $3) $$;
comment on function public.hours(date, date, uuid) is
  'Everybody''s clock: {now, on_clock: the open entries with mechanic_id, mechanics: [{mechanic_id, name, '
  'job_minutes, other_minutes, sold_minutes}] of these days, corrections: those to decide and the last 20 '
  'decided, each with its entry, total, entries: the newest 100 that began on these days, of one mechanic '
  'or all}. At most 31 days. Managers only. PT400.';

create function public.attendance(month date, mechanic_id uuid default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.attendance($1, $2) $$;
comment on function public.attendance(date, uuid) is
  'The sheet of a month, which a day of it names: {mechanic_id, mechanic_name, month, minutes, '
  'planned_minutes, days: [{day, closed: why, absent, absence: its reason for managers, planned_minutes, '
  'first and last: of the clock, last null while it runs, minutes, ran_over, entries: those that began on '
  'it}], corrections: of entries that begin in it, mechanics: all, for managers}. Mechanics get their own; '
  'managers that of mechanic_id, without one the first by name. PT400, PT404.';

grant execute on function
  private.my_hours(date, date), public.my_hours(date, date), private.hours(date, date, uuid),
  public.hours(date, date, uuid),
  private.attendance(date, uuid), public.attendance(date, uuid)
to authenticated;

-- Sold beside clocked minutes

create function public.sold_hours(
  from_day date, to_day date, by text, mechanic_id uuid default null, page int default 1,
  page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.sold_hours($1, $2, $3, $4, $5, $6) $$;
comment on function public.sold_hours(date, date, text, uuid, int, int) is
  'Sold beside clocked minutes of the jobs that were completed on these days, at most 31: {jobs, '
  'unclocked_jobs: without a clock, sold_minutes: of approved lines, clocked_minutes: of all entries of the '
  'jobs, total, rows of a page by job, mechanic, week (day: its Monday) or service: [{key, name, detail: '
  'the plate of a job, request_id, mechanic_id, day, jobs, sold_minutes, clocked_minutes, service: '
  '{service_id, duration, median_minutes, proposed_duration}, for managers where its duration is far from '
  'what its jobs take}], mechanics: all, for managers}. What was sold counts for the mechanic of the job, '
  'what was clocked for who clocked it. Mechanics get their own, managers all or that of mechanic_id. PT400 '
  '(hint: to_day or by).';

grant execute on function
  private.sold_hours(date, date, text, uuid, int, int), public.sold_hours(date, date, text, uuid, int, int)
to authenticated;

-- Managing mechanics

create function public.list_mechanics(
  search text default null, specialization text default null, sort text default 'name', page int default 1,
  page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_mechanics($1, $2, $3, $4, $5) $$;
comment on function public.list_mechanics(text, text, text, int, int) is
  'Mechanics with their open jobs. Searches name, email, phone and employee id; stats (years, one decimal) '
  'and specializations cover all mechanics. sort: name, employee-id, experience, rating or open-jobs, with '
  'a leading - for descending. Managers only.';

create function public.hire_mechanic(
  name text, email text, phone text, password text, employee_id text, specializations text[],
  experience_years int,
  hourly_rate numeric
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.hire_mechanic($1, $2, $3, $4, $5, $6, $7, $8) $$;
comment on function public.hire_mechanic(text, text, text, text, text, text[], int, numeric) is
  'Creates a mechanic''s login and row, hired today, and returns the row; the first specialization is the '
  'main one. With neither email nor password nobody can sign in until an invitation is accepted. PT400 '
  '(hint: the field) with the messages of a registration, then for employee id, specializations, experience '
  'and rate; PT409 for a duplicate. Managers only.';

create function public.set_hourly_rate(mechanic_id uuid, hourly_rate numeric,
  expected_rate numeric default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.set_hourly_rate($1, $2, $3) $$;
comment on function public.set_hourly_rate(uuid, numeric, numeric) is
  'Sets a mechanic''s rate (rupees an hour, above 0, at most 1,000,000). Managers with the right to pay. '
  'PT400 ''Please enter a valid hourly rate'', PT404, PT412 (detail: the rate) when it is not expected_rate.';

create function public.dismiss_mechanic(mechanic_id uuid) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.dismiss_mechanic($1) $$;
comment on function public.dismiss_mechanic(uuid) is
  'Deletes a mechanic''s login and row and returns the open requests to pending; completed requests and '
  'payments keep the name. Unpaid jobs can be paid afterwards, by pay_salary. Managers only. PT404.';

grant execute on function
  private.list_mechanics(text, text, text, int, int), public.list_mechanics(text, text, text, int, int),
  private.hire_mechanic(text, text, text, text, text, text[], int, numeric),
  public.hire_mechanic(text, text, text, text, text, text[], int, numeric),
  private.set_hourly_rate(uuid, numeric, numeric),
  public.set_hourly_rate(uuid, numeric, numeric), private.dismiss_mechanic(uuid),
  public.dismiss_mechanic(uuid)
to authenticated;

-- Salaries

create function public.mechanic_salary(mechanic_id uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.mechanic_salary($1) $$;
comment on function public.mechanic_salary(uuid) is
  'A mechanic''s unpaid jobs and the pay for them (rupees, minutes); null for an unknown id. Managers only.';

create function public.salary_at_rate(mechanic_id uuid, hourly_rate numeric) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.salary_at_rate($1, $2) $$;
comment on function public.salary_at_rate(uuid, numeric) is
  'What a new rate makes of a mechanic''s unpaid jobs: {jobs: how many, total: what they pay now, '
  'total_then: what they would pay}; rupees. Managers with the right to pay. PT400.';

create function public.salaries_due() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.salaries_due() $$;
comment on function public.salaries_due() is
  'The mechanics with unpaid completed jobs, with the ids of these jobs and the pay for them in rupees; '
  'works_here: not of one who was dismissed. Managers only.';

create function public.pay_salary(
  mechanic_id uuid, request_ids bigint[], final_amount numeric default null, notes text default null,
  idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.pay_salary($1, $2, $3, $4, $5) $$;
comment on function public.pay_salary(uuid, bigint[], numeric, text, uuid) is
  'Pays a mechanic, or one who was dismissed since, for completed, unpaid jobs: computes time pay and '
  'bonus, marks the jobs paid, and records and returns the payment. final_amount in rupees, null for the '
  'computed sum. A retry with the same idempotency_key returns the first payment. Managers with the right '
  'to pay. PT400, PT404, PT409 when a job is paid, another mechanic''s, not completed or deleted; then '
  'nothing changes.';

create function public.pay_and_dismiss(
  mechanic_id uuid, request_ids bigint[], final_amount numeric default null, idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.pay_and_dismiss($1, $2, $3, $4) $$;
comment on function public.pay_and_dismiss(uuid, bigint[], numeric, uuid) is
  'Pays a mechanic for all unpaid jobs, as pay_salary, then dismisses them, as dismiss_mechanic, all or '
  'nothing; returns the payment. A retry with the same idempotency_key returns it again. Managers with the '
  'right to pay. PT400, PT404, PT409 as pay_salary, and when jobs would stay unpaid.';

create function public.payment_jobs(payment_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.payment_jobs($1) $$;
comment on function public.payment_jobs(bigint) is
  'The jobs that a payment covered, the ids of all and the details of those not cleared since. Managers for '
  'any payment, mechanics for their own; PT404 for another.';

grant execute on function
  private.mechanic_salary(uuid), public.mechanic_salary(uuid), private.salaries_due(), public.salaries_due(),
  private.pay_salary(uuid, bigint[], numeric, text, uuid),
  public.pay_salary(uuid, bigint[], numeric, text, uuid),
  private.payment_jobs(bigint), public.payment_jobs(bigint), private.salary_at_rate(uuid, numeric),
  public.salary_at_rate(uuid, numeric), private.pay_and_dismiss(uuid, bigint[], numeric, uuid),
  public.pay_and_dismiss(uuid, bigint[], numeric, uuid)
to authenticated;

-- Pay runs

create function public.pay_run_details(pay_run_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.pay_run_details($1) $$;
comment on function public.pay_run_details(bigint) is
  'A pay run with what each mechanic gets, and the questions about its lines. seal: of a draft''s lines, '
  'which checking and approving name. is_checked: nothing has changed since it was checked. works_here: '
  'false for a mechanic without a login, who cannot be paid. Managers only. PT404.';

create function public.list_pay_runs(page int default 1, page_size int default 20) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_pay_runs($1, $2) $$;
comment on function public.list_pay_runs(int, int) is
  'Pay runs, newest first: {rows: with the number of mechanics and of open questions, total, paid_until: '
  'the last day that an approved run covers}. The total of a draft is null. Managers only.';

grant execute on function
  private.pay_run_details(bigint), public.pay_run_details(bigint), private.list_pay_runs(int, int),
  public.list_pay_runs(int, int)
to authenticated;

-- Changes of a pay run

create function public.start_pay_run(first_day date, last_day date) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.start_pay_run($1, $2) $$;
comment on function public.start_pay_run(date, date) is
  'Starts a pay run and returns pay_run_details; the draft of the same period where there is one. Managers '
  'with the right to pay. PT400 (hint: last_day), PT409 for another draft or a period that an approved run '
  'covers (hint: first_day).';

create function public.add_pay_line(
  pay_run_id bigint, mechanic_id uuid, kind text, amount numeric, reason text, corrects bigint default null,
  idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.add_pay_line($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.add_pay_line(bigint, uuid, text, numeric, text, bigint, uuid) is
  'Adds an addition, a deduction or a correction to a draft, and returns pay_run_details. amount in rupees: '
  'above zero, of a correction also below. corrects: a line of an approved run of the same mechanic. A '
  'retry with the same idempotency_key returns the first result. Managers with the right to pay. PT400, '
  'PT404, PT409 when it is not a draft.';

create function public.remove_pay_line(line_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.remove_pay_line($1) $$;
comment on function public.remove_pay_line(bigint) is
  'Removes an addition, a deduction or a correction from a draft, and returns pay_run_details. Managers '
  'with the right to pay. PT404, PT409 when it is not a draft.';

create function public.check_pay_run(pay_run_id bigint, seal text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.check_pay_run($1, $2) $$;
comment on function public.check_pay_run(bigint, text) is
  'Says that the caller has checked the lines with this seal, and returns pay_run_details. Managers only. '
  'PT404, PT409 when it is empty or not a draft, PT412 when its lines have changed.';

create function public.approve_pay_run(pay_run_id bigint, seal text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.approve_pay_run($1, $2) $$;
comment on function public.approve_pay_run(bigint, text) is
  'Pays everybody in a checked draft: keeps its lines, marks the jobs paid, records a salary payment and a '
  'slip for each mechanic, and returns pay_run_details. One that was approved stays as it is. Managers with '
  'the right to pay. PT403 when it pays the caller, PT404, PT409 when it is empty, not checked, cancelled, '
  'or someone in it has left or would owe money (hint: mechanic_id), PT412 when its lines have changed; '
  'then nothing changes.';

create function public.cancel_pay_run(pay_run_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.cancel_pay_run($1) $$;
comment on function public.cancel_pay_run(bigint) is
  'Closes a draft without paying anybody, and returns pay_run_details. Managers with the right to pay. '
  'PT404, PT409 for an approved one.';

grant execute on function
  private.start_pay_run(date, date), public.start_pay_run(date, date),
  private.add_pay_line(bigint, uuid, text, numeric, text, bigint, uuid),
  public.add_pay_line(bigint, uuid, text, numeric, text, bigint, uuid), private.remove_pay_line(bigint),
  public.remove_pay_line(bigint), private.check_pay_run(bigint, text), public.check_pay_run(bigint, text),
  private.approve_pay_run(bigint, text), public.approve_pay_run(bigint, text), private.cancel_pay_run(bigint),
  public.cancel_pay_run(bigint)
to authenticated;

-- Pay slips

create function public.list_pay_slips(page int default 1, page_size int default 20) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_pay_slips($1, $2) $$;
comment on function public.list_pay_slips(int, int) is
  'The calling mechanic''s slips, newest first: {rows: with the number of questions without an answer, '
  'total}. Mechanics only.';

create function public.pay_slip(pay_run_id bigint, mechanic_id uuid default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.pay_slip($1, $2) $$;
comment on function public.pay_slip(bigint, uuid) is
  'A mechanic''s slip with every line down to job, minutes, rates and reason, and the questions about it; '
  'corrects_run: the run whose line a correction puts right. Managers for any mechanic, of a draft too; '
  'mechanics their own of approved runs, whatever mechanic_id says. PT404.';

create function public.list_salary_payments(
  search text default null, paid_from timestamptz default null, paid_to timestamptz default null,
  page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_salary_payments($1, $2, $3, $4, $5) $$;
comment on function public.list_salary_payments(text, timestamptz, timestamptz, int, int) is
  'Salary payments, newest first, each with jobs_count, the number of jobs it covered, and the pay run that '
  'paid it. Managers see all, mechanics their own. Searches the mechanic''s name; paid_from is inclusive, '
  'paid_to exclusive. stats cover all payments that the caller may see.';

create function public.ask_about_pay(line_id bigint, question text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.ask_about_pay($1, $2) $$;
comment on function public.ask_about_pay(bigint, text) is
  'Asks about a line of the own slip, tells the managers with the right to pay, and returns pay_slip; the '
  'same question again changes nothing. Mechanics only. PT400, PT404, PT409 while another question about it '
  'has no answer.';

create function public.answer_pay_question(question_id bigint, answer text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.answer_pay_question($1, $2) $$;
comment on function public.answer_pay_question(bigint, text) is
  'Answers a mechanic''s question about a line, tells the mechanic, and returns pay_run_details; an answer '
  'stays as it is. Managers with the right to pay. PT400, PT404, PT409 when someone has answered otherwise.';

create function public.bank_account(mechanic_id uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.bank_account($1) $$;
comment on function public.bank_account(uuid) is
  'The account that a mechanic is paid to: {account_name, account_number, ifsc}, nulls where none is known. '
  'Managers with the right to pay. PT404.';

create function public.save_bank_account(
  mechanic_id uuid, account_name text, account_number text, ifsc text, expected jsonb default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_bank_account($1, $2, $3, $4, $5) $$;
comment on function public.save_bank_account(uuid, text, text, text, jsonb) is
  'Saves the account that a mechanic is paid to, removes it where all three are empty, and returns '
  'bank_account. expected: as it was read; PT412 when it has changed. Managers with the right to pay. '
  'PT400, PT404.';

create function public.pay_run_transfers(pay_run_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.pay_run_transfers($1) $$;
comment on function public.pay_run_transfers(bigint) is
  'What an approved run pays to which account, for the file of the bank; nulls where no account is known. '
  'Managers with the right to pay. PT404, PT409 for one that is not approved.';

grant execute on function
  private.list_salary_payments(text, timestamptz, timestamptz, int, int),
  public.list_salary_payments(text, timestamptz, timestamptz, int, int),
  private.list_pay_slips(int, int), public.list_pay_slips(int, int), private.pay_slip(bigint, uuid),
  public.pay_slip(bigint, uuid), private.ask_about_pay(bigint, text), public.ask_about_pay(bigint, text),
  private.answer_pay_question(bigint, text), public.answer_pay_question(bigint, text),
  private.bank_account(uuid),
  public.bank_account(uuid), private.save_bank_account(uuid, text, text, text, jsonb),
  public.save_bank_account(uuid, text, text, text, jsonb), private.pay_run_transfers(bigint),
  public.pay_run_transfers(bigint)
to authenticated;
