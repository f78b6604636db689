-- Pay runs: a period's pay of all mechanics, with additions and deductions. While a run is a draft its jobs are whatever is
-- unpaid then; once approved its lines are kept as they were paid. Changes are in pay_run_changes, slips in pay_slips.

-- Tables

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
  'checked_seal: of the lines as they were checked; another one now means that they have changed since. closed_at: when it was '
  'approved or cancelled. total: what it paid, in rupees. An approved one never changes.';

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
    num_nulls(request_id, service_name, registration_number, minutes, hourly_rate, time_pay, bonus_rate, bonus)
      = case when kind = 'job' then 0 else 8 end
  ),
  constraint a_job_pays_time_and_bonus check (kind <> 'job' or amount = time_pay + bonus),
  constraint others_say_why check ((kind = 'job') = (reason is null)),
  constraint a_deduction_takes_away check (
    case kind when 'addition' then amount > 0 when 'deduction' then amount < 0 when 'correction' then amount <> 0 else true end
  ),
  constraint a_correction_names_its_line check (corrects is null or kind = 'correction')
);
comment on table private.pay_lines is
  'What a mechanic gets, or less than nothing for a deduction, in rupees. Jobs are written when their run is approved, with the '
  'minutes, rates and cost of that moment. mechanic_id and request_id: without foreign keys, so that nothing changes a slip. '
  'corrects: the line of an earlier run that this one puts right.';

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
  'What an approved run paid one mechanic, in rupees: the sums of the lines. additions and deductions: with the corrections up '
  'and down.';

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
comment on table private.pay_questions is 'What a mechanic asked about a line of the own slip, and the answer.';

-- Indexes

create unique index pay_runs_draft_idx on private.pay_runs (state) where state = 'draft';
create index pay_lines_run_idx on private.pay_lines (pay_run_id, mechanic_id);
create unique index pay_lines_job_idx on private.pay_lines (request_id);
create index pay_lines_corrects_idx on private.pay_lines (corrects);
create index pay_slips_mechanic_idx on private.pay_slips (mechanic_id, pay_run_id desc);
create unique index pay_questions_open_idx on private.pay_questions (line_id) where answer is null;
create index pay_questions_run_idx on private.pay_questions (pay_run_id, mechanic_id);
create index pay_questions_line_idx on private.pay_questions (line_id);

-- Row-level security

alter table private.pay_runs enable row level security;
alter table private.pay_lines enable row level security;
alter table private.pay_slips enable row level security;
alter table private.pay_questions enable row level security;

-- Functions

create function private.keep_pay_run() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  run_id bigint;
begin
  if tg_op <> 'TRUNCATE' and tg_table_name = 'pay_runs' then
    if tg_op = 'UPDATE' and old.state = 'draft' then
      if new.state = 'approved' and (
        new.total is distinct from (select sum(l.amount) from private.pay_lines l where l.pay_run_id = new.pay_run_id)
        or new.total is distinct from (select sum(s.total) from private.pay_slips s where s.pay_run_id = new.pay_run_id)
      ) then
        raise exception using errcode = 'PT409', message = 'The sum of this pay run is not that of its lines';
      end if;
      return new;
    end if;
  elsif tg_op <> 'TRUNCATE' then
    if tg_op = 'UPDATE' and current_setting('pitlane.closes_account', true) = 'on'
      and to_jsonb(new) - 'registration_number' = to_jsonb(old) - 'registration_number'
    then
      return new;
    end if;
    run_id := case when tg_op = 'DELETE' then old.pay_run_id else new.pay_run_id end;
    if exists (select from private.pay_runs r where r.pay_run_id = run_id and r.state = 'draft')
      and (tg_op <> 'UPDATE' or old.pay_run_id = run_id)
    then
      return case when tg_op = 'DELETE' then old else new end;
    end if;
  end if;
  raise exception using errcode = 'PT403', message = 'A closed pay run can be neither changed nor deleted';
end
$$;
comment on function private.keep_pay_run() is
  'Trigger: PT403 for any change of a run that is not a draft, by anybody, but for the plate of a closed account; PT409 where an '
  'approved sum is not that of its lines.';
create trigger keep_pay_run before update or delete on private.pay_runs
for each row execute function private.keep_pay_run();
create trigger keep_pay_lines before insert or update or delete on private.pay_lines
for each row execute function private.keep_pay_run();
create trigger keep_pay_slips before insert or update or delete on private.pay_slips
for each row execute function private.keep_pay_run();
create trigger keep_all_runs before truncate on private.pay_runs
for each statement execute function private.keep_pay_run();
create trigger keep_all_lines before truncate on private.pay_lines
for each statement execute function private.keep_pay_run();
create trigger keep_all_slips before truncate on private.pay_slips
for each statement execute function private.keep_pay_run();

create function private.run_lines(p_run private.pay_runs, p_mechanic_id uuid) returns table (
  line_id bigint, mechanic_id uuid, mechanic_name text, kind text, request_id bigint, service_name text,
  registration_number text, completed_at timestamptz, minutes int, hourly_rate numeric, time_pay numeric, cost numeric,
  bonus_rate numeric, bonus numeric, amount numeric, reason text, corrects bigint, added_by_name text
)
language sql stable security definer set search_path = ''
as $$
  select l.line_id, l.mechanic_id, l.mechanic_name, l.kind, l.request_id, l.service_name, l.registration_number,
    l.completed_at, l.minutes, l.hourly_rate, l.time_pay, l.cost, l.bonus_rate, l.bonus, l.amount, l.reason, l.corrects,
    l.added_by_name
  from private.pay_lines l
  where l.pay_run_id = p_run.pay_run_id and (p_mechanic_id is null or l.mechanic_id = p_mechanic_id)
  union all
  select null, m.mechanic_id, m.name, 'job', j.request_id, j.service_name, j.registration_number, j.completion_date, j.minutes,
    m.hourly_rate, j.time_pay, j.cost, j.bonus_rate, j.bonus, j.time_pay + j.bonus, null, null, null
  from private.job_pay(array(
    select w.mechanic_id from public.mechanics w
    where p_run.state = 'draft' and (p_mechanic_id is null or w.mechanic_id = p_mechanic_id)
  )) j join public.mechanics m using (mechanic_id)
  -- Asked once: a call of garage_time_zone for each of 11,000 jobs takes 60 ms, measured.
  where j.completion_date < (select (p_run.last_day + 1)::timestamp at time zone private.garage_time_zone())
$$;
comment on function private.run_lines(private.pay_runs, uuid) is
  'The lines of a run, of one mechanic or of all for null. Those of a draft have every job that is unpaid now and was completed '
  'by its last day, also before its first one. Internal.';

create function private.slips_of(p_run private.pay_runs) returns table (
  mechanic_id uuid, mechanic_name text, jobs int, minutes int, time_pay numeric, bonus numeric, additions numeric,
  deductions numeric, total numeric, seal text
)
language sql stable security definer set search_path = ''
as $$
  select l.mechanic_id, max(l.mechanic_name), count(l.request_id)::int, coalesce(sum(l.minutes), 0)::int,
    coalesce(sum(l.time_pay), 0), coalesce(sum(l.bonus), 0),
    coalesce(sum(l.amount) filter (where l.kind <> 'job' and l.amount > 0), 0),
    coalesce(sum(l.amount) filter (where l.kind <> 'job' and l.amount < 0), 0), sum(l.amount),
    -- Half as long as a digest of their text, of 11,000 lines.
    sum(hash_record_extended(l, 0)::numeric)::text
  from private.run_lines(p_run, null) l group by l.mechanic_id
$$;
comment on function private.slips_of(private.pay_runs) is
  'What a draft would pay each mechanic now. seal: of the lines, another one after any change. Internal.';

create function private.pay_question(p_question private.pay_questions) returns jsonb
language sql stable security definer set search_path = ''
as $$ select to_jsonb(p_question) - 'pay_run_id' $$;
comment on function private.pay_question(private.pay_questions) is 'A question as screens show it. Internal.';

create function private.pay_run_details(p_pay_run_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  run private.pay_runs;
  slips jsonb;
  sum_now numeric;
  seal_now text;
begin
  perform private.require_manager();
  select r.* into run from private.pay_runs r where r.pay_run_id = p_pay_run_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'Pay run not found', hint = 'pay_run_id';
  end if;
  if run.state = 'approved' then
    select jsonb_agg(to_jsonb(s) - array['pay_run_id', 'payment_id'] || '{"works_here": true}' order by s.mechanic_name, s.mechanic_id)
    into slips from private.pay_slips s where s.pay_run_id = p_pay_run_id;
  else
    select jsonb_agg(
      to_jsonb(s) - 'seal' || jsonb_build_object('works_here', m.mechanic_id is not null) order by s.mechanic_name, s.mechanic_id
    ), sum(s.total), md5(string_agg(s.seal, '' order by s.mechanic_id))
    into slips, sum_now, seal_now
    from private.slips_of(run) s left join public.mechanics m on m.mechanic_id = s.mechanic_id;
  end if;
  return to_jsonb(run) - 'checked_seal' || jsonb_build_object(
    'total', coalesce(run.total, sum_now, 0), 'seal', seal_now,
    'is_checked', run.state = 'approved' or coalesce(run.checked_seal = seal_now, false), 'slips', coalesce(slips, '[]'),
    'questions', (
      select coalesce(jsonb_agg(private.pay_question(q) order by q.question_id), '[]')
      from private.pay_questions q where q.pay_run_id = p_pay_run_id
    )
  );
end
$$;

create function public.pay_run_details(pay_run_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.pay_run_details($1) $$;
comment on function public.pay_run_details(bigint) is
  'A pay run with what each mechanic gets, and the questions about its lines. seal: of a draft''s lines, which checking and '
  'approving name. is_checked: nothing has changed since it was checked. works_here: false for a mechanic without a login, '
  'who cannot be paid. Managers only. PT404.';

create function private.list_pay_runs(p_page int, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(
        to_jsonb(p) - 'checked_seal' || jsonb_build_object(
          'mechanics', (select count(*) from private.pay_slips s where s.pay_run_id = p.pay_run_id),
          'open_questions', (
            select count(*) from private.pay_questions q where q.pay_run_id = p.pay_run_id and q.answer is null
          )
        ) order by p.pay_run_id desc
      ), '[]')
      from (
        select r.* from private.pay_runs r order by r.pay_run_id desc
        offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
      ) p
    ),
    'total', (select count(*) from (select from private.pay_runs limit private.count_limit()) counted),
    'paid_until', (select max(r.last_day) from private.pay_runs r where r.state = 'approved')
  );
end
$$;

create function public.list_pay_runs(page int default 1, page_size int default 20) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_pay_runs($1, $2) $$;
comment on function public.list_pay_runs(int, int) is
  'Pay runs, newest first: {rows: with the number of mechanics and of open questions, total, paid_until: the last day that '
  'an approved run covers}. The total of a draft is null. Managers only.';

-- Grants

grant execute on function
  private.pay_run_details(bigint), public.pay_run_details(bigint), private.list_pay_runs(int, int),
  public.list_pay_runs(int, int)
to authenticated;
