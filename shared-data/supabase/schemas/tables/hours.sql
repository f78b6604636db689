-- Tables. The clock, attendance, mechanics and their pay.

-- Pay of those who left

create table private.leaver_jobs (
  request_id bigint primary key,
  mechanic_id uuid not null,
  mechanic_name text not null check (char_length(mechanic_name) between 1 and private.limit_of('name')),
  mechanic_email text check (private.is_email(mechanic_email)),
  hourly_rate numeric(12, 2) not null,
  time_pay numeric(12, 2) not null check (time_pay >= 0),
  bonus numeric(12, 2) not null check (bonus >= 0)
);
comment on table private.leaver_jobs is
  'The jobs that were not paid when their mechanic was dismissed, with the pay for them in rupees, at the '
  'rate of that moment. mechanic_id: of the deleted row. The requests say whether they were paid since, and '
  'may have been cleared.';

create index leaver_jobs_mechanic_idx on private.leaver_jobs (mechanic_id);

alter table private.leaver_jobs enable row level security;

-- The clock

create table private.clock_entries (
  entry_id bigint generated always as identity primary key,
  mechanic_id uuid references public.mechanics (mechanic_id) on delete set null,
  mechanic_name text not null check (char_length(mechanic_name) between 1 and private.limit_of('name')),
  request_id bigint,
  registration_number text,
  service_name text,
  other_work text check (other_work in ('cleaning', 'driving', 'training', 'other')),
  note text check (char_length(note) between 1 and private.limit_of('name')),
  started_at timestamptz not null,
  ended_at timestamptz,
  minutes int generated always as (floor(extract(epoch from ended_at - started_at) / 60)) stored,
  completed_at timestamptz,
  began text not null check (began in ('start', 'join', 'go_on', 'other_work', 'correction')),
  ended text check (ended in ('queue', 'complete', 'wait', 'another', 'stop', 'gone', 'correction')),
  pressed_at timestamptz,
  received_at timestamptz not null default clock_timestamp(),
  began_by text check (char_length(began_by) between 1 and private.limit_of('name')),
  ended_by text check (char_length(ended_by) between 1 and private.limit_of('name')),
  constraint a_job_or_other_work check ((request_id is null) = (other_work is not null)),
  constraint a_job_has_its_names check ((request_id is null) = (registration_number is null)
    and (request_id is null) = (service_name is null)),
  constraint ends_after_it_began check (ended_at >= started_at),
  constraint its_end_says_why check ((ended_at is null) = (ended is null))
);
comment on table private.clock_entries is
  'The clock of mechanics. The open one has no end. It refers to no request and keeps the names of '
  'mechanic, car and service, so that it outlives Clear All and a dismissal. other_work: what it was '
  'instead of a job, in words in note. began: start of the job, join of another''s, go_on after it waited. '
  'ended: another: the next was started; gone: the request, the mechanic or its status. minutes: whole '
  'ones, null while it is open; sums are sums of these. completed_at: when its job was completed. '
  'pressed_at: when it was pressed without a network, on the device''s clock; received_at: when the server '
  'heard of it. began_by, ended_by: the manager who pressed for the mechanic.';

create unique index clock_entries_open_idx on private.clock_entries (mechanic_id) where ended_at is null;
create index clock_entries_job_idx on private.clock_entries (request_id) include (minutes);
-- Who clocked on the jobs of a month is read from it alone.
create index clock_entries_completed_idx on private.clock_entries (completed_at)
include (request_id, mechanic_id, mechanic_name, minutes) where completed_at is not null;
create index clock_entries_mechanic_idx on private.clock_entries (mechanic_id, started_at);
-- A month of everybody's hours is summed from it alone: 10 ms in place of 90.
create index clock_entries_started_idx on private.clock_entries (started_at, entry_id) include (mechanic_id,
  minutes, request_id);
alter table private.clock_entries add constraint clock_entries_do_not_overlap
exclude using gist (private.clock_range(mechanic_id, started_at, ended_at) with &&);

alter table private.clock_entries enable row level security;

-- Corrections of the clock

create table private.clock_corrections (
  correction_id bigint generated always as identity primary key,
  entry_id bigint references private.clock_entries (entry_id),
  mechanic_id uuid references public.mechanics (mechanic_id) on delete set null,
  mechanic_name text not null check (char_length(mechanic_name) between 1 and private.limit_of('name')),
  request_id bigint,
  other_work text check (other_work in ('cleaning', 'driving', 'training', 'other')),
  started_at timestamptz not null,
  ended_at timestamptz not null,
  was_started_at timestamptz,
  was_ended_at timestamptz,
  reason text not null check (char_length(reason) between 1 and private.limit_of('name')),
  proposed_at timestamptz not null default now(),
  proposed_by_name text not null check (char_length(proposed_by_name) between 1 and private.limit_of('name')),
  state text not null default 'open' check (state in ('open', 'accepted', 'refused')),
  decided_at timestamptz,
  decided_by_name text check (char_length(decided_by_name) between 1 and private.limit_of('name')),
  answer text check (char_length(answer) between 1 and private.limit_of('name')),
  constraint ends_after_it_began check (ended_at > started_at),
  constraint its_decision_is_whole check ((state = 'open') = (decided_at is null)
    and (state = 'open') = (decided_by_name is null)),
  constraint a_job_or_other_work check (request_id is null or other_work is null),
  constraint a_refusal_says_why check (state <> 'refused' or answer is not null)
);
comment on table private.clock_corrections is
  'What a mechanic or a manager says an entry should be. was_started_at, was_ended_at: as it was when it '
  'was proposed, null for an entry that is missing, which request_id or other_work names; entry_id: then '
  'the one that was made of it. Only ever added and decided once.';

create unique index clock_corrections_open_idx on private.clock_corrections (entry_id) where state = 'open';
create index clock_corrections_entry_idx on private.clock_corrections (entry_id);
create index clock_corrections_mechanic_idx on private.clock_corrections (mechanic_id, proposed_at);
create index clock_corrections_to_decide_idx on private.clock_corrections (correction_id)
  where state = 'open';

alter table private.clock_corrections enable row level security;
insert into private.change_subjects values ('clock_correction', 'Correction of hours');
create trigger record_change after insert or update on private.clock_corrections
for each row execute function private.record_change(
  'clock_correction', 'correction_id', 'mechanic_name', 'was_started_at', 'was_ended_at', 'started_at',
  'ended_at', 'reason', 'state', 'answer'
);

-- Salaries

create table public.salary_payments (
  payment_id bigint generated always as identity primary key,
  mechanic_id uuid references public.mechanics (mechanic_id) on delete set null,
  mechanic_name text not null check (char_length(mechanic_name) between 1 and private.limit_of('name')),
  mechanic_email text check (private.is_email(mechanic_email)),
  time_based_pay numeric(12, 2) not null check (time_based_pay >= 0),
  bonus_amount numeric(12, 2) not null check (bonus_amount >= 0),
  total_amount numeric(12, 2) not null check (total_amount >= 0),
  jobs_included bigint[] not null,
  paid_by uuid references public.managers (manager_id) on delete set null,
  notes text check (char_length(notes) <= private.limit_of('notes')),
  payment_date timestamptz not null default now(),
  idempotency_key uuid
);
comment on table public.salary_payments is
  'One payment to one mechanic, in rupees. time_based_pay and bonus_amount are computed; total_amount is '
  'what the manager paid. jobs_included: request ids; none where a pay run paid additions alone.';
comment on column public.salary_payments.idempotency_key is
  'One per submitted form: a retry with the same key pays nothing.';

create index salary_payments_mechanic_idx on public.salary_payments (mechanic_id, payment_date desc);
create index salary_payments_payment_date_idx on public.salary_payments (payment_date, payment_id);
create unique index salary_payments_idempotency_key on public.salary_payments (paid_by, idempotency_key);

alter table public.salary_payments enable row level security;
insert into private.left_out_of_export values ('salary_payments.idempotency_key', 'tells a repeated request');
insert into private.change_subjects values ('payment', 'Payment');
create trigger record_change after insert or update or delete on public.salary_payments
for each row execute function private.record_change(
  'payment', 'payment_id', 'mechanic_name', 'time_based_pay', 'bonus_amount', 'total_amount',
  'jobs_included', 'notes'
);

create policy "Mechanics read their own payments, managers all" on public.salary_payments
for select to authenticated
using (mechanic_id = (select private.caller_id()) or (select private.is_manager()));

grant select on public.salary_payments to authenticated;

create table private.paid_jobs (
  request_id bigint primary key,
  payment_id bigint not null references public.salary_payments (payment_id) on delete cascade,
  amount numeric(12, 2)
);
comment on table private.paid_jobs is
  'The job ids of every payment; no job is paid twice. The requests may have been cleared: ids are never '
  'reused. amount: time pay and bonus of the job when it was paid singly, in rupees; a pay run keeps it in '
  'its lines.';

create index paid_jobs_payment_idx on private.paid_jobs (payment_id);

alter table private.paid_jobs enable row level security;

-- Pay runs

create table private.pay_runs (
  pay_run_id bigint generated always as identity primary key,
  first_day date not null,
  last_day date not null,
  state text not null default 'draft' check (state in ('draft', 'approved', 'cancelled')),
  made_at timestamptz not null default now(),
  made_by_name text not null,
  checked_seal text,
  checked_at timestamptz,
  checked_by_name text,
  closed_at timestamptz,
  closed_by_name text,
  total numeric(12, 2) check (total >= 0),
  constraint a_period_ends_after_it_begins check (first_day <= last_day),
  constraint a_check_says_who check (num_nulls(checked_seal, checked_at, checked_by_name) in (0, 3)),
  constraint a_closed_run_says_when check ((state = 'draft') = (closed_at is null)),
  constraint an_approved_run_has_its_sum check ((state = 'approved') = (total is not null)),
  constraint no_two_runs_of_one_day exclude using gist (daterange(first_day, last_day, '[]') with &&)
    where (state <> 'cancelled')
);
comment on table private.pay_runs is
  'checked_seal: of the lines as they were checked; another one now means that they have changed since. '
  'closed_at: when it was approved or cancelled. total: what it paid, in rupees. An approved one never '
  'changes.';

create unique index pay_runs_draft_idx on private.pay_runs (state) where state = 'draft';

alter table private.pay_runs enable row level security;
insert into private.left_out_of_export values ('pay_runs.checked_seal', 'tells changed lines');
insert into private.change_subjects values ('pay_run', 'Pay run');
create trigger record_change after insert or update on private.pay_runs
for each row execute function private.record_change(
  'pay_run', 'pay_run_id', 'pay_run_id', 'first_day', 'last_day', 'state', 'total', 'checked_by_name'
);

create table private.pay_lines (
  line_id bigint generated always as identity primary key,
  pay_run_id bigint not null references private.pay_runs (pay_run_id),
  mechanic_id uuid not null,
  mechanic_name text not null,
  kind text not null check (kind in ('job', 'addition', 'deduction', 'correction')),
  request_id bigint,
  service_name text,
  registration_number text,
  completed_at timestamptz,
  minutes int,
  hourly_rate numeric(12, 2),
  time_pay numeric(12, 2),
  cost numeric(12, 2),
  bonus_rate numeric(5, 4),
  bonus numeric(12, 2),
  amount numeric(12, 2) not null,
  reason text check (char_length(reason) between 1 and private.limit_of('description')),
  corrects bigint references private.pay_lines (line_id),
  added_at timestamptz not null default now(),
  added_by_name text not null,
  constraint a_job_says_what_it_pays_for check (
    num_nulls(request_id, service_name, registration_number, minutes, hourly_rate,
      time_pay, bonus_rate, bonus)
      = case when kind = 'job' then 0 else 8 end
  ),
  constraint a_job_pays_time_and_bonus check (kind <> 'job' or amount = time_pay + bonus),
  constraint others_say_why check ((kind = 'job') = (reason is null)),
  constraint a_deduction_takes_away check (
    case kind when 'addition' then amount > 0 when 'deduction' then amount < 0
      when 'correction' then amount <> 0 else true end
  ),
  constraint a_correction_names_its_line check (corrects is null or kind = 'correction')
);
comment on table private.pay_lines is
  'What a mechanic gets, or less than nothing for a deduction, in rupees. Jobs are written when their run '
  'is approved, with the minutes, rates and cost of that moment. mechanic_id and request_id: without '
  'foreign keys, so that nothing changes a slip. corrects: the line of an earlier run that this one puts '
  'right.';

create index pay_lines_run_idx on private.pay_lines (pay_run_id, mechanic_id);
create unique index pay_lines_job_idx on private.pay_lines (request_id);
create index pay_lines_corrects_idx on private.pay_lines (corrects);

alter table private.pay_lines enable row level security;
insert into private.change_subjects values ('pay_line', 'Line of a pay run');
-- The jobs of a run follow from its approval.
create trigger record_change after insert on private.pay_lines
for each row when (new.kind <> 'job') execute function private.record_change(
  'pay_line', 'pay_run_id', 'mechanic_name', 'kind', 'amount', 'reason'
);
create trigger record_removal after delete on private.pay_lines
for each row execute function private.record_change(
  'pay_line', 'pay_run_id', 'mechanic_name', 'kind', 'amount', 'reason'
);

create table private.pay_slips (
  pay_run_id bigint not null references private.pay_runs (pay_run_id),
  mechanic_id uuid not null,
  mechanic_name text not null,
  payment_id bigint not null unique references public.salary_payments (payment_id),
  jobs int not null,
  minutes int not null,
  time_pay numeric(12, 2) not null,
  bonus numeric(12, 2) not null,
  additions numeric(12, 2) not null,
  deductions numeric(12, 2) not null check (deductions <= 0),
  total numeric(12, 2) not null check (total >= 0),
  primary key (pay_run_id, mechanic_id),
  constraint a_slip_adds_up check (total = time_pay + bonus + additions + deductions)
);
comment on table private.pay_slips is
  'What an approved run paid one mechanic, in rupees: the sums of the lines. additions and deductions: with '
  'the corrections up and down.';

create index pay_slips_mechanic_idx on private.pay_slips (mechanic_id, pay_run_id desc);

alter table private.pay_slips enable row level security;

create table private.pay_questions (
  question_id bigint generated always as identity primary key,
  line_id bigint not null references private.pay_lines (line_id),
  pay_run_id bigint not null references private.pay_runs (pay_run_id),
  mechanic_id uuid not null,
  mechanic_name text not null,
  question text not null check (char_length(question) between 1 and private.limit_of('description')),
  asked_at timestamptz not null default now(),
  answer text check (char_length(answer) between 1 and private.limit_of('description')),
  answered_at timestamptz,
  answered_by_name text,
  constraint an_answer_says_who check (num_nulls(answer, answered_at, answered_by_name) in (0, 3))
);
comment on table private.pay_questions is
  'What a mechanic asked about a line of the own slip, and the answer.';

create unique index pay_questions_open_idx on private.pay_questions (line_id) where answer is null;
create index pay_questions_run_idx on private.pay_questions (pay_run_id, mechanic_id);
create index pay_questions_line_idx on private.pay_questions (line_id);

alter table private.pay_questions enable row level security;
insert into private.change_subjects values ('pay_question', 'Question about pay');
create trigger record_change after insert or update on private.pay_questions
for each row execute function private.record_change('pay_question', 'pay_run_id', 'mechanic_name',
  'question', 'answer');

-- Pay slips

create table private.bank_accounts (
  mechanic_id uuid primary key references public.mechanics (mechanic_id) on delete cascade,
  mechanic_name text not null,
  account_name text not null check (char_length(account_name) between 1 and private.limit_of('person_name')),
  account_number text not null check (private.is_account_number(account_number)),
  ifsc text not null check (private.is_ifsc(ifsc)),
  changed_at timestamptz not null default now(),
  changed_by_name text not null
);
comment on table private.bank_accounts is
  'Where mechanics are paid. Read by managers with the right to pay alone; the audit trail says that one '
  'was changed, not what it is, and no export or search has any.';

alter table private.bank_accounts enable row level security;
insert into private.left_out_of_export values ('bank_accounts', 'is for those who pay alone');
insert into private.change_subjects values ('bank_account', 'Bank account');
-- Never what they are.
create trigger record_change after insert or update or delete on private.bank_accounts
for each row execute function private.record_change('bank_account', 'mechanic_id',
  'mechanic_name', 'changed_at');
