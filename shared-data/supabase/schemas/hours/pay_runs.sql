-- Pay runs: a period's pay of all mechanics, with additions and deductions. While a run is a draft its jobs
-- are whatever is
-- unpaid then; once approved its lines are kept as they were paid. Changes are in pay_run_changes, slips in
-- pay_slips.

set check_function_bodies = off;

create function private.keep_pay_run() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  run_id bigint;
begin
  if tg_op <> 'TRUNCATE' and tg_table_name = 'pay_runs' then
    if tg_op = 'UPDATE' and old.state = 'draft' then
      if new.state = 'approved' and (
        new.total is distinct from (select sum(l.amount) from private.pay_lines l
          where l.pay_run_id = new.pay_run_id)
        or new.total is distinct from (select sum(s.total) from private.pay_slips s
          where s.pay_run_id = new.pay_run_id)
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
  'Trigger: PT403 for any change of a run that is not a draft, by anybody, but for the plate of a closed '
  'account; PT409 where an approved sum is not that of its lines.';
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
  registration_number text, completed_at timestamptz, minutes int, hourly_rate numeric,
  time_pay numeric, cost numeric,
  bonus_rate numeric, bonus numeric, amount numeric, reason text, corrects bigint, added_by_name text
)
language sql stable security definer set search_path = ''
as $$
  select l.line_id, l.mechanic_id, l.mechanic_name, l.kind, l.request_id, l.service_name,
    l.registration_number,
    l.completed_at, l.minutes, l.hourly_rate, l.time_pay, l.cost, l.bonus_rate, l.bonus, l.amount,
    l.reason, l.corrects,
    l.added_by_name
  from private.pay_lines l
  where l.pay_run_id = p_run.pay_run_id and (p_mechanic_id is null or l.mechanic_id = p_mechanic_id)
  union all
  select null, m.mechanic_id, m.name, 'job', j.request_id, j.service_name, j.registration_number,
    j.completion_date, j.minutes,
    m.hourly_rate, j.time_pay, j.cost, j.bonus_rate, j.bonus, j.time_pay + j.bonus, null, null, null
  from private.job_pay(array(
    select y.mechanic_id from private.payees() y
    where p_run.state = 'draft' and (p_mechanic_id is null or y.mechanic_id = p_mechanic_id)
  )) j join private.payees() m using (mechanic_id)
  -- Asked once: a call of garage_time_zone for each of 11,000 jobs takes 60 ms, measured.
  where j.completion_date < (select (p_run.last_day + 1)::timestamp at time zone private.garage_time_zone())
$$;
comment on function private.run_lines(private.pay_runs, uuid) is
  'The lines of a run, of one mechanic or of all for null. Those of a draft have every job that is unpaid '
  'now and was completed by its last day, also before its first one.';

create function private.slips_of(p_run private.pay_runs) returns table (
  mechanic_id uuid, mechanic_name text, jobs int, minutes int, time_pay numeric,
  bonus numeric, additions numeric,
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
  'What a draft would pay each mechanic now. seal: of the lines, another one after any change.';

create function private.pay_question(p_question private.pay_questions) returns jsonb
language sql stable security definer set search_path = ''
as $$ select to_jsonb(p_question) - 'pay_run_id' $$;
comment on function private.pay_question(private.pay_questions) is 'A question as screens show it.';

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
    select jsonb_agg(to_jsonb(s) - array['pay_run_id', 'payment_id'] || '{"works_here": true}'
      order by private.search_key(s.mechanic_name), s.mechanic_id)
    into slips from private.pay_slips s where s.pay_run_id = p_pay_run_id;
  else
    select jsonb_agg(
      to_jsonb(s) - 'seal' || jsonb_build_object('works_here', m.mechanic_id is not null)
        order by private.search_key(s.mechanic_name), s.mechanic_id
    ), sum(s.total), md5(string_agg(s.seal, '' order by s.mechanic_id))
    into slips, sum_now, seal_now
    from private.slips_of(run) s left join public.mechanics m on m.mechanic_id = s.mechanic_id;
  end if;
  return to_jsonb(run) - 'checked_seal' || jsonb_build_object(
    'total', coalesce(run.total, sum_now, 0), 'seal', seal_now,
    'is_checked', run.state = 'approved' or coalesce(run.checked_seal = seal_now, false),
    'slips', coalesce(slips, '[]'),
    'questions', (
      select coalesce(jsonb_agg(private.pay_question(q) order by q.question_id), '[]')
      from private.pay_questions q where q.pay_run_id = p_pay_run_id
    )
  );
end
$$;
call private.publish('pay_run_details', 'managers',
  'A pay run with what each mechanic gets, and the questions about its lines. seal: of a draft''s lines, '
  'which checking and approving name. is_checked: nothing has changed since it was checked. works_here: '
  'false for a mechanic without a login, who cannot be paid. Managers only. PT404.');

create function private.list_pay_runs(p_page int default 1, p_page_size int default 20) returns jsonb
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
            select count(*) from private.pay_questions q where q.pay_run_id = p.pay_run_id
              and q.answer is null
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
call private.publish('list_pay_runs', 'managers',
  'Pay runs, newest first: {rows: with the number of mechanics and of open questions, total, paid_until: '
  'the last day that an approved run covers}. The total of a draft is null. Managers only.');

-- Changes of a pay run: starting it, its additions and deductions, checking, approving and cancelling it.
-- Locks: the run, then
-- mechanics, requests and payments.

create function private.lock_pay_run(p_pay_run_id bigint) returns private.pay_runs
language plpgsql security definer set search_path = ''
as $$
declare
  run private.pay_runs;
begin
  select r.* into run from private.pay_runs r where r.pay_run_id = p_pay_run_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Pay run not found', hint = 'pay_run_id';
  end if;
  return run;
end
$$;
comment on function private.lock_pay_run(bigint) is 'Locks a pay run and returns it. PT404.';

create function private.lock_draft_run(p_pay_run_id bigint) returns private.pay_runs
language plpgsql security definer set search_path = ''
as $$
declare
  run private.pay_runs := private.lock_pay_run(p_pay_run_id);
begin
  if run.state <> 'draft' then
    raise exception using errcode = 'PT409', message = format(
      'This pay run is %s and does not change any more. Put a correction in the next one.', run.state
    );
  end if;
  return run;
end
$$;
comment on function private.lock_draft_run(bigint) is 'lock_pay_run; PT409 unless it is a draft.';

create function private.start_pay_run(p_first_day date, p_last_day date) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  run private.pay_runs;
begin
  perform private.require_payer();
  if p_first_day is null or p_last_day is null or p_first_day > p_last_day or p_first_day < '2000-01-01'
    or p_last_day > private.today() + private.limit_of('pay_run_days')::int
    or p_last_day - p_first_day >= private.limit_of('pay_run_days')
  then
    raise exception using errcode = 'PT400', hint = 'last_day',
      message = format('Please choose a period of at most %s days', private.limit_of('pay_run_days'));
  end if;
  perform private.lock_value('pay run', 'start');
  select r.* into run from private.pay_runs r where r.state = 'draft';
  if found then
    if (run.first_day, run.last_day) = (p_first_day, p_last_day) then
      return private.pay_run_details(run.pay_run_id);
    end if;
    raise exception using errcode = 'PT409',
      message = format('Pay run %s is still a draft. Approve or cancel it first.', run.pay_run_id);
  end if;
  select r.* into run from private.pay_runs r
  where r.state = 'approved'
    and daterange(r.first_day, r.last_day, '[]') && daterange(p_first_day, p_last_day, '[]') limit 1;
  if found then
    raise exception using errcode = 'PT409', hint = 'first_day', message = format(
      'Pay run %s covers days of this period, until %s', run.pay_run_id,
      to_char(run.last_day, 'FMDD Mon YYYY')
    );
  end if;
  insert into private.pay_runs (first_day, last_day, made_by_name)
  values (p_first_day, p_last_day, private.caller_name()) returning * into run;
  return private.pay_run_details(run.pay_run_id);
end
$$;
call private.publish('start_pay_run', 'payers',
  'Starts a pay run and returns pay_run_details; the draft of the same period where there is one. Managers '
  'with the right to pay. PT400 (hint: last_day), PT409 for another draft or a period that an approved run '
  'covers (hint: first_day).');

create function private.add_pay_line(
  p_pay_run_id bigint, p_mechanic_id uuid, p_kind text, p_amount numeric, p_reason text,
  p_corrects bigint default null, p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  why text := nullif(btrim(p_reason), '');
  rupees numeric := round(case when p_kind = 'deduction' then -p_amount else p_amount end, 2);
  mechanic_name text;
  earlier jsonb;
begin
  perform private.require_payer();
  earlier := private.stored_result(p_idempotency_key, jsonb_build_object(
    'add_pay_line', p_pay_run_id, 'mechanic', p_mechanic_id, 'kind', p_kind, 'amount', p_amount, 'reason', why
  ), 'This line was saved already, as it was first sent');
  if earlier is not null then
    return earlier;
  end if;
  perform private.lock_draft_run(p_pay_run_id);
  select m.name into mechanic_name from public.mechanics m where m.mechanic_id = p_mechanic_id;
  if mechanic_name is null then
    raise exception using errcode = 'PT404', message = 'Mechanic not found', hint = 'mechanic_id';
  elsif p_kind is null or p_kind not in ('addition', 'deduction', 'correction') then
    raise exception using errcode = 'PT400', message = 'Please choose what the line is', hint = 'kind';
  elsif p_amount is null or abs(p_amount) > private.limit_of('final_cost') or rupees = 0
    or (p_kind <> 'correction' and p_amount < 0)
  then
    raise exception using errcode = 'PT400', message = 'Please enter a valid amount', hint = 'amount';
  elsif why is null then
    raise exception using errcode = 'PT400', message = 'Please give a reason', hint = 'reason';
  elsif p_corrects is not null and not (p_kind = 'correction' and exists (
    select from private.pay_lines l join private.pay_runs r on r.pay_run_id = l.pay_run_id
    where l.line_id = p_corrects and l.mechanic_id = p_mechanic_id and r.state = 'approved'
  )) then
    raise exception using errcode = 'PT404', message = 'The line to correct was not found', hint = 'corrects';
  end if;
  perform private.check_length(why, 'description', 'Reason', 'reason');
  insert into private.pay_lines (pay_run_id, mechanic_id, mechanic_name, kind, amount, reason,
    corrects, added_by_name)
  values (p_pay_run_id, p_mechanic_id, mechanic_name, p_kind, rupees, why, p_corrects, private.caller_name());
  return private.store_result(p_idempotency_key, private.pay_run_details(p_pay_run_id));
end
$$;
call private.publish('add_pay_line', 'payers',
  'Adds an addition, a deduction or a correction to a draft, and returns pay_run_details. amount in rupees: '
  'above zero, of a correction also below. corrects: a line of an approved run of the same mechanic. A '
  'retry with the same idempotency_key returns the first result. Managers with the right to pay. PT400, '
  'PT404, PT409 when it is not a draft.');

create function private.remove_pay_line(p_line_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  run private.pay_runs;
begin
  perform private.require_payer();
  select r.* into run from private.pay_lines l join private.pay_runs r on r.pay_run_id = l.pay_run_id
  where l.line_id = p_line_id;
  if not found then
    raise exception using errcode = 'PT404',
      message = 'This line was not found. Someone may have removed it.', hint = 'line_id';
  end if;
  perform private.lock_draft_run(run.pay_run_id);
  delete from private.pay_lines l where l.line_id = p_line_id;
  return private.pay_run_details(run.pay_run_id);
end
$$;
call private.publish('remove_pay_line', 'payers',
  'Removes an addition, a deduction or a correction from a draft, and returns pay_run_details. Managers '
  'with the right to pay. PT404, PT409 when it is not a draft.');

create function private.require_seal(p_details jsonb, p_seal text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_details -> 'slips' = '[]' then
    raise exception using errcode = 'PT409', message = 'There is nothing to pay in this run';
  elsif p_details ->> 'seal' is distinct from p_seal then
    raise exception using errcode = 'PT412', hint = 'seal',
      message = 'This run has changed since you opened it. Look at its lines again.';
  end if;
end
$$;
comment on function private.require_seal(jsonb, text) is
  'PT409 for an empty run, PT412 for another seal than that of its lines now.';

create function private.check_pay_run(p_pay_run_id bigint, p_seal text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  perform private.lock_draft_run(p_pay_run_id);
  perform private.require_seal(private.pay_run_details(p_pay_run_id), p_seal);
  update private.pay_runs r set checked_seal = p_seal, checked_at = now(),
    checked_by_name = private.caller_name()
  where r.pay_run_id = p_pay_run_id;
  return private.pay_run_details(p_pay_run_id);
end
$$;
call private.publish('check_pay_run', 'managers',
  'Says that the caller has checked the lines with this seal, and returns pay_run_details. Managers only. '
  'PT404, PT409 when it is empty or not a draft, PT412 when its lines have changed.');

create function private.require_payable(p_run private.pay_runs, p_caller uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  problem record;
begin
  if exists (
    select from private.slips_of(p_run) s
    join public.mechanics m on m.mechanic_id = s.mechanic_id
    join public.managers b on b.manager_id = p_caller
    where m.mechanic_id = b.manager_id or m.phone = b.phone
  ) then
    raise exception using errcode = 'PT403',
      message = 'You are paid by this run, so another manager with the right to pay has to approve it';
  end if;
  select s.mechanic_id, s.mechanic_name, m.mechanic_id is null and s.jobs = 0 as is_gone into problem
  from private.slips_of(p_run) s left join public.mechanics m on m.mechanic_id = s.mechanic_id
  where (m.mechanic_id is null and s.jobs = 0) or s.total < 0
  order by private.search_key(s.mechanic_name) limit 1;
  if found then
    raise exception using errcode = 'PT409', hint = 'mechanic_id',
      detail = problem.mechanic_id::text, message = format(
      case when problem.is_gone then '%s does not work here any more. Remove their lines.'
        else '%s would be paid less than nothing. Remove a deduction, and put it in the next run.' end,
        problem.mechanic_name
    );
  end if;
end
$$;
comment on function private.require_payable(private.pay_runs, uuid) is
  'PT403 when the run pays the caller, as a mechanic with the same login or phone number; PT409 when '
  'someone in it has left and did no job of it, or would owe money.';

create function private.approve_pay_run(p_pay_run_id bigint, p_seal text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_payer();
  run private.pay_runs := private.lock_pay_run(p_pay_run_id);
  jobs bigint[];
  details jsonb;
  slip record;
  payment bigint;
begin
  if run.state = 'approved' then
    return private.pay_run_details(p_pay_run_id);
  end if;
  run := private.lock_draft_run(p_pay_run_id);
  -- No rate changes and nobody is dismissed in between.
  perform from public.mechanics m where true order by m.mechanic_id for share;
  jobs := array(select l.request_id from private.run_lines(run, null) l where l.kind = 'job' order by 1);
  perform from public.service_requests r where r.request_id = any (jobs) order by r.request_id for update;
  -- Read again: a job may have been paid in between.
  details := private.pay_run_details(p_pay_run_id);
  perform private.require_seal(details, p_seal);
  if run.checked_seal is distinct from p_seal then
    raise exception using errcode = 'PT409', message = 'Check this run before you approve it';
  end if;
  perform private.require_payable(run, caller);

  insert into private.pay_lines (
    pay_run_id, mechanic_id, mechanic_name, kind, request_id, service_name, registration_number,
    completed_at, minutes,
    hourly_rate, time_pay, cost, bonus_rate, bonus, amount, added_by_name
  )
  select p_pay_run_id, l.mechanic_id, l.mechanic_name, l.kind, l.request_id, l.service_name,
    l.registration_number,
    l.completed_at, l.minutes, l.hourly_rate, l.time_pay, l.cost, l.bonus_rate, l.bonus, l.amount,
    private.caller_name()
  from private.run_lines(run, null) l
  -- Those that are locked: another one may be completed at this moment.
  where l.line_id is null and l.request_id = any (jobs) order by l.mechanic_id, l.completed_at, l.request_id;
  update public.service_requests r set is_paid = true where r.request_id = any (jobs);
  -- Its jobs are lines now, so that none is read twice.
  for slip in
    select s.*, m.email, m.works_here, array(
      select l.request_id from private.pay_lines l
      where l.pay_run_id = p_pay_run_id and l.mechanic_id = s.mechanic_id and l.kind = 'job' order by 1
    ) as request_ids
    from jsonb_to_recordset(details -> 'slips') as s (
      mechanic_id uuid, mechanic_name text, jobs int, minutes int, time_pay numeric,
      bonus numeric, additions numeric,
      deductions numeric, total numeric
    )
    join private.payees() m on m.mechanic_id = s.mechanic_id order by s.mechanic_id
  loop
    insert into public.salary_payments (
      mechanic_id, mechanic_name, mechanic_email, time_based_pay, bonus_amount, total_amount,
      jobs_included, paid_by, notes
    ) values (
      case when slip.works_here then slip.mechanic_id end, slip.mechanic_name, slip.email, slip.time_pay,
        slip.bonus, slip.total,
      slip.request_ids, caller,
      format('Pay run %s', p_pay_run_id)
    ) returning payment_id into payment;
    insert into private.pay_slips (
      pay_run_id, mechanic_id, mechanic_name, payment_id, jobs, minutes, time_pay, bonus,
      additions, deductions, total
    ) values (
      p_pay_run_id, slip.mechanic_id, slip.mechanic_name, payment, slip.jobs, slip.minutes,
      slip.time_pay, slip.bonus,
      slip.additions, slip.deductions, slip.total
    );
  end loop;
  update private.pay_runs r set state = 'approved', closed_at = now(), closed_by_name = private.caller_name(),
    total = (details ->> 'total')::numeric
  where r.pay_run_id = p_pay_run_id;
  return private.pay_run_details(p_pay_run_id);
end
$$;
call private.publish('approve_pay_run', 'payers',
  'Pays everybody in a checked draft: keeps its lines, marks the jobs paid, records a salary payment and a '
  'slip for each mechanic, and returns pay_run_details. One that was approved stays as it is. Managers with '
  'the right to pay. PT403 when it pays the caller, PT404, PT409 when it is empty, not checked, cancelled, '
  'or someone in it has left or would owe money (hint: mechanic_id), PT412 when its lines have changed; '
  'then nothing changes.');

create function private.cancel_pay_run(p_pay_run_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  run private.pay_runs;
begin
  perform private.require_payer();
  run := private.lock_pay_run(p_pay_run_id);
  if run.state = 'approved' then
    raise exception using errcode = 'PT409', message = 'This pay run was approved already';
  elsif run.state = 'draft' then
    update private.pay_runs r set state = 'cancelled', closed_at = now(),
      closed_by_name = private.caller_name()
    where r.pay_run_id = p_pay_run_id;
  end if;
  return private.pay_run_details(p_pay_run_id);
end
$$;
call private.publish('cancel_pay_run', 'payers',
  'Closes a draft without paying anybody, and returns pay_run_details. Managers with the right to pay. '
  'PT404, PT409 for an approved one.');
